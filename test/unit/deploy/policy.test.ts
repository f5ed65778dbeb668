import fs from 'node:fs';
import path from 'node:path';
import { NODE_FLAGS } from '../../../src/platform/node-flags';
import { POOLS } from '../../../src/tasks/task-contract';
import { publishedObjects, type Container, type KubernetesObject, type PodSpec } from './manifests';

const root = path.resolve(__dirname, '../../..');
const objects = publishedObjects();
const ofKind = (kind: string): KubernetesObject[] => objects.filter((object) => object.kind === kind);
const podOf = ({ metadata, spec }: KubernetesObject): PodSpec => {
  if (spec.template === undefined) throw new Error(`${metadata.name} has no pods`);
  return spec.template.spec;
};
const containerOf = (object: KubernetesObject): Container => podOf(object).containers[0] as Container;
const setting = (object: KubernetesObject, name: string): string | undefined =>
  containerOf(object).env.find((variable) => variable.name === name)?.value;

const deployments = ofKind('Deployment');
const workloads = [...deployments, ...ofKind('Job')];
const names = deployments.map(({ metadata }) => metadata.name);

describe('the manifests', () => {
  it('have a deployment of the API and one of each pool', () => {
    expect(names.sort()).toEqual(['api', ...POOLS].map((name) => `tenure-${name}`).sort());
    for (const pool of POOLS) {
      const worker = deployments.find(
        ({ metadata }) => metadata.name === `tenure-${pool}`,
      ) as KubernetesObject;
      expect(containerOf(worker).command).toEqual([
        'node',
        ...NODE_FLAGS,
        'dist/workers/main.js',
        `--pools=${pool}`,
      ]);
    }
  });

  it.each(workloads.map((object) => [object.metadata.name, object] as const))(
    'run %s without rights on a read-only file system',
    (_name, object) => {
      const pod = podOf(object);
      expect(pod.automountServiceAccountToken).toBe(false);
      expect(pod.securityContext).toMatchObject({
        runAsNonRoot: true,
        runAsUser: 1000,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect(containerOf(object).securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(containerOf(object).volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/tmp']);
      expect(pod.volumes.map((volume) => Object.keys(volume).sort())).toEqual([['emptyDir', 'name']]);
    },
  );

  it.each(workloads.map((object) => [object.metadata.name, object] as const))(
    'request resources and limit the memory of %s',
    (_name, object) => {
      const { resources, image } = containerOf(object);
      expect(Object.keys(resources.requests).sort()).toEqual(['cpu', 'memory']);
      expect(resources.limits['memory']).toMatch(/^\d+(Mi|Gi)$/);
      expect(image).not.toMatch(/:latest$|^[^:@]+$/);
    },
  );

  it.each(deployments.map((object) => [object.metadata.name, object] as const))(
    'watch %s and kill it only after its own deadline',
    (_name, object) => {
      const container = containerOf(object);
      expect(container.startupProbe?.httpGet.path).toBe('/health');
      expect(container.livenessProbe?.httpGet.path).toBe('/health');
      expect(container.readinessProbe?.httpGet.path).toBe('/ready');
      const delay = Number(container.lifecycle?.preStop.exec.command[1] ?? 0);
      const deadline = Number(setting(object, 'SHUTDOWN_TIMEOUT_MS')) / 1000;
      expect(podOf(object).terminationGracePeriodSeconds).toBeGreaterThan(delay + deadline);
      expect(podOf(object).topologySpreadConstraints).toHaveLength(2);
    },
  );

  it('start the API with the flags that parsing needs, like the image and Docker Compose', () => {
    const command = ['node', ...NODE_FLAGS, 'dist/src/server.js'];
    const api = deployments.find(({ metadata }) => metadata.name === 'tenure-api') as KubernetesObject;
    expect(containerOf(api).command).toEqual(command);
    const imageFile = fs.readFileSync(path.join(root, 'Dockerfile'), 'utf8');
    expect(imageFile).toContain(`CMD [${command.map((word) => `"${word}"`).join(', ')}]`);
    const compose = fs.readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');
    expect(compose).toContain(`command: [${command.join(', ')}]`);
    expect(compose).toContain(`command: [${['node', ...NODE_FLAGS, 'dist/workers/main.js'].join(', ')}]`);
  });

  it('let requests of the API wait for as long as the service does', () => {
    const api = deployments.find(({ metadata }) => metadata.name === 'tenure-api') as KubernetesObject;
    expect(containerOf(api).lifecycle?.preStop.exec.command).toEqual(['sleep', '10']);
    expect(Number(setting(api, 'SHUTDOWN_TIMEOUT_MS'))).toBeGreaterThan(60_000);
  });

  it('limit the disruption of each deployment', () => {
    const selectors = ofKind('PodDisruptionBudget').map(({ spec }) => spec.selector);
    expect(selectors).toEqual(expect.arrayContaining(deployments.map(({ spec }) => spec.selector)));
  });

  it('select only the pods of a deployment', () => {
    for (const { spec } of deployments) {
      expect(spec.template?.metadata.labels).toMatchObject(spec.selector?.matchLabels ?? { none: '' });
    }
    const components = deployments.map(
      ({ spec }) => spec.selector?.matchLabels['app.kubernetes.io/component'],
    );
    expect(new Set(components).size).toBe(deployments.length);
  });

  it('scale each pool except upkeep, and leave its replicas to the autoscaler', () => {
    const scaled = ofKind('ScaledObject').map(({ spec }) => spec.scaleTargetRef?.name);
    expect(scaled.sort()).toEqual(names.filter((name) => !/-(api|upkeep)$/.test(name)).sort());
    expect(
      deployments
        .filter(({ spec }) => spec.replicas !== undefined)
        .map(({ metadata, spec }) => [metadata.name, spec.replicas]),
    ).toEqual([['tenure-upkeep', 2]]);
  });

  it('contain no secrets, and give the owner of the database to the migration only', () => {
    expect(ofKind('Secret')).toEqual([]);
    const secret = /URL$|PEPPER|SECRET|TOKEN|API_KEY|ACCESS_KEY/;
    for (const object of workloads) {
      const { env } = containerOf(object);
      expect(env.filter(({ name, value }) => secret.test(name) && value !== undefined)).toEqual([]);
      expect(env.some(({ name }) => name === 'MIGRATION_DATABASE_URL')).toBe(object.kind === 'Job');
    }
  });

  it('run the migration before the processes of a release', () => {
    const [job] = ofKind('Job') as [KubernetesObject];
    expect(job.metadata.annotations?.['helm.sh/hook']).toBe('pre-install,pre-upgrade');
    expect(containerOf(job).command).toEqual(['node', 'dist/src/cli/main.js', 'migrate']);
  });

  it('allow connections only by name', () => {
    const [everyPod] = ofKind('NetworkPolicy').filter(({ metadata }) => metadata.name === 'tenure-stores');
    expect(everyPod?.spec).toMatchObject({
      podSelector: { matchLabels: { 'app.kubernetes.io/name': 'tenure' } },
      policyTypes: ['Ingress', 'Egress'],
      ingress: [],
    });
  });

  it('start programs, an account and a port that the image has', () => {
    const dockerfile = fs.readFileSync(path.join(root, 'Dockerfile'), 'utf8');
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toMatch(/^EXPOSE 3000$/m);
    for (const object of workloads) {
      const [node, ...words] = containerOf(object).command ?? [];
      expect(node).toBe('node');
      const program = words.find((word) => !NODE_FLAGS.includes(word)) ?? '';
      const source = program.replace(/^dist\//, '').replace(/\.js$/, '.ts');
      expect(fs.existsSync(path.join(root, source))).toBe(true);
    }
    const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      version: string;
    };
    expect(containerOf(deployments[0] as KubernetesObject).image).toBe(`tenure:${version}`);
  });
});
