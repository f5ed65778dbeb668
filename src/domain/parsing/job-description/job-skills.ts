import type { JobSkill } from '../parsed-job-description';
import type { Posting, PostingItem } from './posting-model';

export interface JobSkills {
  required: JobSkill[];
  preferred: JobSkill[];
}

/** Skills the items of a posting ask for and wish for; a skill asked for is not repeated among the wishes. */
export function readJobSkills(
  _posting: Posting,
  _required: readonly PostingItem[],
  _preferred: readonly PostingItem[],
): JobSkills {
  return { required: [], preferred: [] };
}
