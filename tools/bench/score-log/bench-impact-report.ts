import { createHash } from 'node:crypto';
import { residentMb } from '../processes';
import { CANDIDATES } from './fill-score-log';

const SAMPLE_MS = 20;

export interface ImpactReportBench {
  assessed: number;
  /** From the request to the response. Target: at most 5,000 ms for 100,000 matches. */
  ms: number;
  /** Resident memory of the worker process before the report and its maximum within, in megabytes. */
  workerMb: { before: number | null; max: number | null };
}

/** Makes an impact report of all entries that `fillScoreLog` added, with demographics of every candidate. */
export async function benchImpactReport(service: {
  port: number;
  key: string;
  workerPid: number;
}): Promise<ImpactReportBench> {
  const before = residentMb(service.workerPid);
  let max = before;
  const sampling = setInterval(() => {
    max = Math.max(max ?? 0, residentMb(service.workerPid) ?? 0);
  }, SAMPLE_MS);
  try {
    const sentAt = performance.now();
    const response = await fetch(`http://127.0.0.1:${service.port}/api/v1/impact-reports`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${service.key}` },
      body: formOf(demographics()),
    });
    const body = await response.text();
    const ms = performance.now() - sentAt;
    if (response.status !== 200) {
      throw new Error(`the impact report failed with ${response.status}: ${body.slice(0, 300)}`);
    }
    const { assessed } = JSON.parse(body) as { assessed: number };
    return { assessed, ms, workerMb: { before, max } };
  } finally {
    clearInterval(sampling);
  }
}

function formOf(csv: string): FormData {
  const form = new FormData();
  form.set('from', new Date(Date.now() - 62 * 86_400_000).toISOString());
  form.set('to', new Date(Date.now() + 86_400_000).toISOString());
  form.set('selected', 'recommendation:good_match');
  form.set('file', new Blob([csv], { type: 'text/csv' }), 'demographics.csv');
  return form;
}

/** One line for each candidate of the filled log. */
function demographics(): string {
  const lines = Array.from({ length: CANDIDATES }, (_, index) => {
    const digest = createHash('md5').update(`candidate${index}`).digest('hex');
    const id = digest.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    return `${id},${index % 2 === 0 ? 'male' : 'female'},${index % 3 === 0 ? 'asian' : 'white'}`;
  });
  return ['candidateId,sex,raceEthnicity', ...lines].join('\n');
}
