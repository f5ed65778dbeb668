import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../../src/embedded/project';
import { codeBlocks, codeUnder, isInstalled } from '../support/guides/guide';
import { differences, GuideReader } from '../support/guides/guide-reader';
import { writeHmisExport } from '../support/hmis-export';
import { itIf } from '../support/it-if';
import { startService, type TestService } from '../support/service';
import { until } from '../support/until';

const missing = ['curl', 'jq', 'bash'].filter((program) => !isInstalled(program));
const itWithTools = itIf(missing.length === 0, `no ${missing.join(', ')} on this machine`);

/** Returns the shell blocks of a section, each with the response that the page shows, if any. */
function steps(page: string, heading: string): { command: string; shown: string | null }[] {
  const blocks = codeBlocks(page).filter((block) => block.heading === heading);
  return blocks.flatMap(({ language, code }, index) => {
    if (language !== 'sh') return [];
    const next = blocks[index + 1];
    return [{ command: code, shown: next?.language === 'json' ? next.code : null }];
  });
}

describe('the commands of a guide return the documented results', () => {
  let service: TestService;
  let folder: string;

  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tenure-guides-'));
    service = await startService({
      pools: ['parse', 'scan', 'sync', 'match', 'deliver', 'upkeep'],
      environment: { WEBHOOK_ALLOW_LOOPBACK: 'true' },
    });
  });
  afterAll(async () => {
    await service.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const newReader = (): GuideReader =>
    new GuideReader(folder, {
      TENURE_URL: service.baseUrl,
      DATABASE_URL: service.config.database.url,
      MIGRATION_DATABASE_URL: service.config.database.migrationUrl,
    });
  /** Creates a reader with a tenant and a key. */
  const readerWithKey = async (type: 'employer' | 'organization', scopes: string): Promise<GuideReader> => {
    const reader = newReader();
    await reader.follow(`npm run tenure -- tenants create --type ${type} --name Reader`);
    await reader.follow(
      `npm run tenure -- keys create --tenant <tenantId> --mode test --scopes ${scopes} --name r`,
    );
    return reader;
  };
  const withServiceUrl = (command: string): string =>
    command.replaceAll('localhost:3000', service.baseUrl.slice(7));
  /** Runs each step of a section and compares its response with the documented one. */
  const runSteps = async (reader: GuideReader, page: string, heading: string): Promise<void> => {
    const sectionSteps = steps(page, heading);
    expect(sectionSteps).not.toEqual([]);
    for (const { command, shown: expectedResponse } of sectionSteps) {
      const response = await reader.follow(withServiceUrl(command));
      if (expectedResponse !== null) {
        expect([command, differences(JSON.parse(expectedResponse), JSON.parse(response))]).toEqual([
          command,
          [],
        ]);
      }
    }
  };

  itWithTools('in the README, from creating a tenant to parsing a posting', () =>
    runSteps(newReader(), 'README.md', 'First request'),
  );

  itWithTools('in the quick start, with the documented values', async () => {
    const reader = await readerWithKey('employer', 'parse,match');
    fs.copyFileSync(
      path.join(projectRoot, 'src/embedded/demo-documents/resume.pdf'),
      path.join(folder, 'resume.pdf'),
    );
    const page = 'docs/guides/quick-start.md';
    const posting = await reader.follow(codeUnder(page, '2. Parse a posting', 'sh'));
    expect(JSON.parse(posting)).toMatchObject({
      hourlyMinUsd: 18.5,
      state: 'OH',
      requiredCertifications: ['Food protection manager certification'],
    });
    const resume = JSON.parse(await reader.follow(codeUnder(page, '3. Parse a resume', 'sh'))) as {
      work: object[];
    };
    expect(resume).toMatchObject({ basics: { name: expect.any(String) } });
    expect(resume.work[0]).toMatchObject({ evidence: expect.any(Array) });
    const preview = JSON.parse(await reader.follow(codeUnder(page, '4. Preview a match', 'sh'))) as object;
    expect(preview).toMatchObject({ finalScore: expect.any(Number), candidateId: null, jobId: null });
  });

  itWithTools('in the sandbox guide, including the CI step with its key', async () => {
    const page = 'docs/guides/sandbox.md';
    const reader = await readerWithKey('employer', 'candidates');
    const [call = '', create = ''] = codeUnder(page, 'The synthetic tenant', 'sh').split(/\n\n/);
    const candidate = JSON.parse(await reader.follow(call)) as object;
    expect(candidate).toMatchObject({ candidateId: '00000000-0000-7000-8000-0000000c0001' });
    await reader.follow(create);
    const [, step = ''] = codeUnder(page, 'In CI', 'yaml').split('- run: |\n');
    await reader.follow(step);
  });

  itWithTools('in the ATS guide, from the first push to closing a job', async () => {
    const page = 'docs/guides/sync-an-ats.md';
    const reader = newReader();
    await runSteps(reader, page, 'Keep an ATS in sync');
    const lines = [{ externalId: 'REQ-1002', parsed: { title: 'Line Cook' } }];
    fs.writeFileSync(path.join(folder, 'jobs.jsonl'), lines.map((line) => JSON.stringify(line)).join('\n'));
    await runSteps(reader, page, 'The first push');
    const { jobs } = (await reader
      .follow('curl -s "$TENURE_URL/api/v1/jobs" -H "Authorization: Bearer $TENURE_KEY"')
      .then(JSON.parse)) as { jobs: { id: string }[] };
    expect(jobs).toHaveLength(2);
    reader.ids.jobId = jobs[0]?.id ?? '';
    expect(JSON.parse(await reader.follow(codeUnder(page, 'States', 'sh')))).toMatchObject({
      status: 'closed',
      closeReason: 'filled',
    });
    reader.ids.jobId = jobs[1]?.id ?? '';
    await reader.follow(
      'npm run tenure -- keys create --tenant <tenantId> --mode test --scopes match,candidates --name placements',
    );
    const pushed = await reader.follow(
      `curl -s "$TENURE_URL/api/v1/candidates/sync" -H "Authorization: Bearer $TENURE_KEY" \\
        -H "Content-Type: application/json" -d '{"candidates":[{"skills":["Cooking"]}]}'`,
    );
    const { results } = JSON.parse(pushed) as { results: { candidateId: string }[] };
    reader.ids.candidateId = results[0]?.candidateId ?? '';
    const placement = JSON.parse(await reader.follow(codeUnder(page, 'Placements', 'sh'))) as {
      placementId: string;
    };
    reader.ids.placementId = placement.placementId;
    await runSteps(reader, page, 'Correct a placement');
  });

  itWithTools('in the candidate guide, with every adapter', async () => {
    const page = 'docs/guides/sync-candidates.md';
    const reader = newReader();
    await runSteps(reader, page, 'Sync candidates');
    await runSteps(reader, page, 'A first push');
    await runSteps(reader, page, 'Custom fields');
    await runSteps(reader, page, 'Salesforce');
    fs.writeFileSync(path.join(folder, 'hmis.json'), codeUnder(page, 'HMIS', 'json'));
    const hmis = await reader.follow(
      'curl -s "$TENURE_URL/api/v1/candidates/sync" -H "Authorization: Bearer $TENURE_KEY" -H "Content-Type: application/json" -d @hmis.json',
    );
    expect(JSON.parse(hmis)).toMatchObject({ summary: { created: 1, failed: 0 } });
    const files = await writeHmisExport(folder, 3);
    const names = {
      'Client.csv': files.client,
      'EmploymentEducation.csv': files.employment,
      'Enrollment.csv': files.enrollment,
      'Project.csv': files.project,
    };
    for (const [name, file] of Object.entries(names)) {
      if (path.join(folder, name) !== file) fs.copyFileSync(file, path.join(folder, name));
    }
    fs.writeFileSync(path.join(folder, 'Exit.csv'), 'ExitID,EnrollmentID,PersonalID,ExitDate\n');
    fs.writeFileSync(
      path.join(folder, 'contacts.csv'),
      'Id,FirstName,LastName\n003Qy00000ABcDf,Noor,Haddad\n',
    );
    fs.writeFileSync(path.join(folder, 'engagements.csv'), 'Id,pmdm__Contact__c,pmdm__Stage__c\n');
    const contact = { id: 7, contact_type: 'Individual', first_name: 'Ana', last_name: 'Prado' };
    fs.writeFileSync(path.join(folder, 'answer.json'), JSON.stringify({ values: [contact] }));
    fs.writeFileSync(path.join(folder, 'people.csv'), 'externalId,firstName,lastName\np-1,Ida,Moss\n');
    const pushes = codeUnder(page, 'From the command line', 'sh');
    for (const push of pushes.trim().split(/\n(?=npm run)/)) {
      const url = push.includes('--url') ? '' : ' --url "$TENURE_URL"';
      expect(await reader.follow(`${push}${url}`)).toMatch(/failed: +0/);
    }
  });

  itWithTools('in the import guide, from the file to its errors', async () => {
    const page = 'docs/guides/imports.md';
    const reader = newReader();
    const write = (name: string, content: string) => fs.writeFileSync(path.join(folder, name), content);
    write('people.jsonl', codeUnder(page, 'Send a file', 'json'));
    write('people.csv', codeUnder(page, 'CSV', 'csv'));
    await runSteps(reader, page, 'Import a file');
    const sent = await reader.follow(withServiceUrl(codeUnder(page, 'Send a file', 'sh')));
    reader.ids.importId = (JSON.parse(sent) as { importId: string }).importId;
    const follow = codeUnder(page, 'Follow it', 'sh');
    await until('the import has succeeded', async () =>
      (await reader.follow(follow)).includes('"succeeded"'),
    );
    await runSteps(reader, page, 'Follow it');
    await runSteps(reader, page, 'The rows that were refused');
    await reader.follow(codeUnder(page, 'CSV', 'sh'));
    expect(await reader.follow(codeUnder(page, 'From the command line', 'sh'))).toMatch(/failed: +0/);
  });

  itWithTools('in the link guide, from the request to the revocation', async () => {
    const organization = await readerWithKey('organization', 'match');
    const employer = await readerWithKey('employer', 'match');
    const reader = newReader();
    reader.ids['organization id'] = organization.ids.tenantId ?? '';
    reader.ids['employer id'] = employer.ids.tenantId ?? '';
    const output = await reader.follow(codeUnder('docs/guides/link-tenants.md', 'Ask, accept, end', 'sh'));
    expect(output).toMatch(/status: +revoked/);
  });

  itWithTools('in the webhook guide, from the subscription to the event log', async () => {
    const page = 'docs/guides/webhooks.md';
    const reader = await readerWithKey('employer', 'match,parse');
    const subscribe = codeUnder(page, 'Subscribe', 'sh');
    const withServiceUrl = subscribe.replace('https://hooks.example.com/tenure', 'http://127.0.0.1:9/tenure');
    expect(withServiceUrl).not.toBe(subscribe);
    const subscription = JSON.parse(await reader.follow(withServiceUrl)) as {
      subscriptionId: string;
      secret: string;
    };
    expect(subscription.secret).toMatch(/^whsec_/);
    reader.environment.ID = subscription.subscriptionId;
    expect(JSON.parse(await reader.follow(codeUnder(page, 'Try it', 'sh')))).toMatchObject({
      deliveryId: expect.any(String),
      example: { stringToSign: expect.any(String), signature: expect.stringMatching(/^v1,/) },
    });
    await reader.follow(codeUnder(page, 'When an endpoint fails', 'sh'));
    const rotated = JSON.parse(await reader.follow(codeUnder(page, 'Rotate the secret', 'sh'))) as object;
    expect(rotated).toMatchObject({ secret: expect.stringMatching(/^whsec_/) });
    const first = await reader.follow(
      'curl -s "$TENURE_URL/api/v1/events" -H "Authorization: Bearer $TENURE_KEY"',
    );
    reader.environment.CURSOR = (JSON.parse(first) as { nextCursor: string | null }).nextCursor ?? '';
    expect(JSON.parse(await reader.follow(codeUnder(page, 'Poll the event log', 'sh')))).toMatchObject({
      events: expect.any(Array),
      hasMore: expect.any(Boolean),
    });
  });
});
