import fs from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';

const root = path.resolve(__dirname, '../../..');

export interface Container {
  name: string;
  image: string;
  command: string[];
  env: { name: string; value?: string; valueFrom?: object }[];
  ports?: { name: string; containerPort: number }[];
  resources: { requests: Record<string, string>; limits: Record<string, string> };
  securityContext: Record<string, unknown>;
  volumeMounts: { mountPath: string }[];
  lifecycle?: { preStop: { exec: { command: string[] } } };
  startupProbe?: { httpGet: { path: string } };
  livenessProbe?: { httpGet: { path: string } };
  readinessProbe?: { httpGet: { path: string } };
}

export interface PodSpec {
  securityContext: Record<string, unknown>;
  automountServiceAccountToken: boolean;
  terminationGracePeriodSeconds: number;
  topologySpreadConstraints?: object[];
  containers: Container[];
  volumes: Record<string, unknown>[];
}

export interface KubernetesObject {
  kind: string;
  metadata: { name: string; annotations?: Record<string, string> };
  spec: {
    replicas?: number;
    selector?: { matchLabels: Record<string, string> };
    template?: { metadata: { labels: Record<string, string> }; spec: PodSpec };
    triggers?: { type: string; metadata: Record<string, string> }[];
    scaleTargetRef?: { name: string };
    podSelector?: { matchLabels: Record<string, string> };
  };
}

/** Objects of the YAML documents. */
export function readObjects(text: string): KubernetesObject[] {
  return parseAllDocuments(text)
    .map((document) => document.toJS() as KubernetesObject | null)
    .filter((object) => object !== null);
}

/** The objects that the project publishes. */
export function publishedObjects(): KubernetesObject[] {
  return readObjects(fs.readFileSync(path.join(root, 'deploy/manifests/tenure.yaml'), 'utf8'));
}
