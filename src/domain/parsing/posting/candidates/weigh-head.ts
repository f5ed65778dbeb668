import type { Posting } from '../posting-model';
import type { TitleAndEmployer } from '../fields/title-employer/title-employer';
import { mostProbable } from './candidate-model';
import { employerCandidates } from './employer-candidates';
import type { FieldCandidate } from './field-candidate';
import { labelledTexts, type LabelledText } from './labelled-lines';
import { MIN_TITLE_EVIDENCE, titleEvidence } from '../fields/title-employer/name-evidence';
import { canBeTitle, isPlausibleEmployer, isPlausibleTitle, mayReplaceTitle } from './plausible-choice';
import type { PageLine } from './page-lines';
import { titleCandidates } from './title-candidates';

/** A chosen value is at most this sure. */
const MAX_CONFIDENCE = 0.95;

/** The candidates of a posting, by field. */
export interface HeadCandidates {
  titles(): FieldCandidate[];
  employerBeside(title: { text: string; start: number }): FieldCandidate[];
}

/** Title and employer as the rules read them if they are plausible, else the candidates that the weights prefer. */
export function weighHead(
  posting: Posting,
  rules: TitleAndEmployer,
  lines: readonly PageLine[],
): TitleAndEmployer {
  const keepsTitle = isPlausibleTitle(rules, lines);
  const keepsEmployer = isPlausibleEmployer(rules);
  if (keepsTitle && keepsEmployer) return rules;
  const candidates = headCandidates(posting, rules, lines);
  const title = keepsTitle
    ? null
    : mostProbable('title', possibleTitles(posting, rules, candidates.titles()), {
        mayBeNone: canBeTitle(rules.title),
      });
  const chosen = title === null ? rules : withTitle(rules, title.candidate, title.probability);
  if (keepsEmployer) return chosen;
  const employer = mostProbable(
    'employer',
    candidates.employerBeside({ text: chosen.title, start: chosen.titleStart }),
  );
  return {
    ...chosen,
    employerName: employer?.candidate.text ?? null,
    employerConfidence: employer ? Math.min(MAX_CONFIDENCE, employer.probability) : 0,
  };
}

function possibleTitles(
  posting: Posting,
  rules: TitleAndEmployer,
  all: readonly FieldCandidate[],
): FieldCandidate[] {
  const keepsRule = canBeTitle(rules.title) || titleEvidence(rules.title) >= MIN_TITLE_EVIDENCE;
  return all.filter((one) =>
    one.features.has('rule') ? keepsRule : mayReplaceTitle(one, rules, posting.isEnglish),
  );
}

/** Every candidate for title and employer. */
export function headCandidates(
  posting: Posting,
  rules: TitleAndEmployer,
  lines: readonly PageLine[],
): HeadCandidates {
  const labelled: LabelledText[] = labelledTexts(posting);
  const title = { text: rules.title, start: rules.titleStart, confidence: rules.titleConfidence };
  const name = rules.employerName;
  const employer =
    name === null
      ? null
      : { text: name, start: Math.max(0, posting.flat.indexOf(name)), confidence: rules.employerConfidence };
  return {
    titles: () => titleCandidates(posting, lines, labelled, title),
    employerBeside: (beside) => employerCandidates(posting, lines, labelled, employer, beside),
  };
}

function withTitle(
  rules: TitleAndEmployer,
  candidate: FieldCandidate,
  probability: number,
): TitleAndEmployer {
  if (candidate.text === rules.title)
    return {
      ...rules,
      titleConfidence: Math.max(rules.titleConfidence, Math.min(MAX_CONFIDENCE, probability)),
    };
  return {
    ...rules,
    title: candidate.text,
    titleConfidence: Math.min(MAX_CONFIDENCE, probability),
    titleStart: candidate.start,
    titleEnd: candidate.end,
  };
}
