import { resultOf, type TenureClient } from '@tenure/client';
import { ApiError } from '../api';
import type { Match } from '../match/score-parts';
import type { SandboxData } from '../sandbox-records';
import { playgroundClient } from './client';
import type { ParsedPostingText, ParsedResumeFile } from './just-parsed';
import { asPlaygroundError } from './playground-errors';
import type { Call } from './snippets';

export interface PairToMatch {
  data: SandboxData;
  candidateId: string;
  jobId: string;
  /** Documents to store as test records first; null when the record already exists. */
  resume: ParsedResumeFile | null;
  posting: ParsedPostingText | null;
  /** User id: new documents of the same user replace the previous ones. */
  owner: string;
}

/** Stores new documents, matches the pair, and returns every call it made. */
export async function matchPair(pair: PairToMatch): Promise<{ calls: Call[]; match: Match }> {
  const client = await playgroundClient();
  const calls: Call[] = [];
  const keep = pair.owner.slice(-12);
  const candidateId = pair.resume
    ? await storeCandidate(client, pair.resume, `playground-${keep}`, calls)
    : pair.candidateId;
  const jobId = pair.posting ? await storeJob(client, pair.posting, `playground-${keep}`, calls) : pair.jobId;
  const body = { candidateId, jobId };
  const headers = { 'Sandbox-Tenant': pair.data };
  calls.push({ ...withTitle(calls.length > 0, 'Match'), path: '/api/v1/match', headers, body });
  const match: Match = resultOf(
    await client.POST('/api/v1/match', { body, headers }).catch(asPlaygroundError),
  );
  return { calls, match };
}

async function storeCandidate(
  client: TenureClient,
  { file }: ParsedResumeFile,
  externalId: string,
  calls: Call[],
): Promise<string> {
  const body = { candidates: [{ externalId, resumeText: await dataUrl(file) }] };
  calls.push({ title: 'Store the candidate', path: '/api/v1/candidates/sync', body });
  const { results } = resultOf(
    await client.POST('/api/v1/candidates/sync', { body }).catch(asPlaygroundError),
  );
  const [storedCandidate] = results;
  if (!storedCandidate?.candidateId) throw throwOnError(storedCandidate?.error);
  return storedCandidate.candidateId;
}

async function storeJob(
  client: TenureClient,
  { text }: ParsedPostingText,
  externalId: string,
  calls: Call[],
): Promise<string> {
  const body = { externalId, text };
  calls.push({ title: 'Store the job', path: '/api/v1/jobs/sync', body });
  return resultOf(await client.POST('/api/v1/jobs/sync', { body }).catch(asPlaygroundError)).jobId;
}

function withTitle(several: boolean, title: string): Pick<Call, 'title'> {
  return several ? { title } : {};
}

function throwOnError(error: { code: string; message: string; status: number } | undefined): ApiError {
  return new ApiError(
    error?.status ?? 500,
    error?.code ?? 'unknown',
    error?.message ?? 'The record was not accepted.',
  );
}

/** Encodes a file as a data URL for a text field of the API. */
function dataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
}
