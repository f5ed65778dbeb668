import type { OutdatedJobWordsRepository } from '../../db/search/job-words.repository';
import { JOB_WORD_VERSION, jobWords } from '../../domain/jobs/search-attributes';
import { searchPoint } from '../../domain/search/near';
import { storedPosting } from '../jobs/job-record';

const BATCH_SIZE = 200;

/** Writes the search words of jobs that an earlier release has written. */
export class RefreshJobWordsService {
  constructor(private readonly words: Pick<OutdatedJobWordsRepository, 'list' | 'replace'>) {}

  /** Returns the number of jobs. Two processes may write the same words. */
  async run(signal?: AbortSignal): Promise<number> {
    let total = 0;
    for (;;) {
      const rows = await this.words.list(JOB_WORD_VERSION, BATCH_SIZE);
      for (const row of rows) {
        if (signal?.aborted) return total;
        const posting = storedPosting(row);
        await this.words.replace(row, {
          words: jobWords(posting),
          point: searchPoint(posting),
          version: JOB_WORD_VERSION,
        });
        total += 1;
      }
      if (rows.length < BATCH_SIZE) return total;
    }
  }
}
