import type { CandidateInput, GivenSkill } from '../../domain/candidates/candidate-input';
import { AppError } from '../../platform/app-error';
import type {
  PreviewCandidate,
  PreviewJob,
  PreviewRequest,
} from '../../services/matching/preview/preview-request';
import { looksLikeDataUrl } from '../body/data-url';
import { checkedCandidate } from './candidate-input';
import { documentInText } from './document-in-text';
import { jobPush } from './job-input';
import { requestedWeights } from './match-input';
import type {
  MatchPreviewRequest,
  ParsedResumeInput,
  PreviewCandidateInput,
  PreviewJobInput,
} from '../models/matching/match-preview';
import { invalidFields } from '../validation/check-value';

/** Converts a preview request. Throws if a side is not given in exactly one way. */
export function previewRequest({ candidate, job, options }: MatchPreviewRequest): PreviewRequest {
  return {
    candidate: candidateOf(candidate),
    job: jobOf(job),
    componentWeights: requestedWeights(options),
    distance: options?.distance ?? 'score',
    includeEvidence: options?.includeEvidence ?? false,
  };
}

function candidateOf(input: PreviewCandidateInput): PreviewCandidate {
  const { text, parsed, candidateId } = input;
  requireOne('/candidate', { text: givenText(text), parsed, candidateId });
  if (candidateId !== undefined) return { kind: 'stored', candidateId };
  if (parsed !== undefined) {
    const given = checkedCandidate(candidateInputOf(parsed), '/candidate/parsed/basics');
    return { kind: 'parsed', given };
  }
  return { kind: 'text', text: plainText(text ?? '', '/candidate/text', 'POST /api/v1/parse/resume') };
}

function jobOf(input: PreviewJobInput): PreviewJob {
  const { text, parsed, jobId } = input;
  requireOne('/job', { text: givenText(text), parsed, jobId });
  if (jobId !== undefined) return { kind: 'stored', jobId };
  const push = parsed === undefined ? null : jobPush({ parsed }, '/job');
  if (push?.parsed) return { kind: 'parsed', given: push.parsed };
  return { kind: 'text', text: plainText(text ?? '', '/job/text', 'POST /api/v1/parse/jd') };
}

function givenText(text: string | undefined): string | undefined {
  return text !== undefined && text.trim() !== '' ? text : undefined;
}

function requireOne(pointer: string, ways: Record<string, unknown>): void {
  const count = Object.values(ways).filter((way) => way !== undefined).length;
  if (count === 1) return;
  const names = Object.keys(ways).join(', ');
  const message = `Exactly one of ${names} is needed.`;
  throw invalidFields([{ pointer, code: count === 0 ? 'required' : 'conflict', message }]);
}

/**
 * Returns the text if it is within its limit. Files are rejected: parsing them can exceed the time limit of the
 * request.
 */
function plainText(text: string, pointer: string, parseRoute: string): string {
  if (looksLikeDataUrl(text)) {
    const message = `Must be plain text. Send a file to ${parseRoute} and its result as parsed.`;
    throw new AppError('validation_failed', 'The request has fields that are not valid.', {
      errors: [{ pointer, code: 'format', message }],
    });
  }
  return documentInText(text, pointer).bytes.toString('utf8');
}

/** Returns the fields of a parsed resume that affect the score, and the names, which are removed from texts. */
function candidateInputOf(resume: ParsedResumeInput): CandidateInput {
  const { basics, skills, certifications, languages, work, education, totals } = resume;
  return {
    firstName: basics?.firstName ?? null,
    middleName: basics?.middleName ?? null,
    lastName: basics?.lastName ?? null,
    location: basics?.location ?? null,
    summary: basics?.summary ?? basics?.objective ?? null,
    skills: (skills ?? []).flatMap(givenSkill),
    certifications: certifications ?? [],
    languages: languages ?? [],
    work: work ?? [],
    education: education ?? [],
    highestEducationLevel: totals?.highestEducationLevel ?? null,
  };
}

/** Languages are skipped because they have their own list. */
function givenSkill(skill: NonNullable<ParsedResumeInput['skills']>[number]): GivenSkill[] {
  if (typeof skill === 'string') return [{ name: skill }];
  const { name, skillId, type, confidence, monthsUsed } = skill;
  if (type === 'language') return [];
  return [
    {
      name,
      provenance: 'parsed',
      ...(skillId !== undefined && { skillId }),
      ...(type !== undefined && { type }),
      ...(confidence !== undefined && { confidence }),
      ...(monthsUsed !== undefined && { monthsUsed }),
    },
  ];
}
