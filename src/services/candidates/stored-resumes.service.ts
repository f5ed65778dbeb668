import type { TenantScope, UUID } from '../../domain/common';
import type { ResumeOutcome } from '../../domain/parsing/parse-outcome';
import type { ParsedResume } from '../../domain/parsing/parsed-resume';
import type { Clock } from '../../platform/clock';
import { findReviewSubject } from '../reviews/review-subjects';
import type { TenantData } from '../tenant-data';

/** What a record takes from a parsed resume. */
export type StoredResume = Pick<ResumeOutcome, 'parsed' | 'documentProbability' | 'documentDate'>;

/** Results of parses of resumes that are still kept, with the corrections of their reviews. */
export class StoredResumesService {
  constructor(
    private readonly data: TenantData,
    private readonly clock: Clock,
  ) {}

  /** Returns null if the tenant has no such parse of a resume, or its result is no longer kept. */
  async find(scope: TenantScope, parseId: UUID): Promise<StoredResume | null> {
    const subject = { type: 'operation', id: parseId } as const;
    const subjectOfParse = await findReviewSubject(this.data.of(scope).repositories, subject, this.clock);
    if (subjectOfParse?.form !== 'resume') return null;
    const { meta, ...parsed } = subjectOfParse.result as ParsedResume;
    const { documentProbability, documentDate, createdAt } = meta;
    const received = { value: createdAt.slice(0, 10), source: 'received' } as const;
    return { parsed, documentProbability, documentDate: documentDate ?? received };
  }
}
