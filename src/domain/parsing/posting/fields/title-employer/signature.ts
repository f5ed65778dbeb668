import { postingTerms } from '../../../locales';
import { employerScore } from '../../../text/employer-words';
import type { Posting } from '../../posting-model';
import { segmentKind } from './head-segments';
import type { NamedSpan } from './header-lines';
import { MIN_TITLE_EVIDENCE, titleEvidence } from './name-evidence';

/** The words that close a letter, in the languages of the locales. */
const CLOSING = new RegExp(
  `^\\W*(?:(?:(?:kind|best|warm|many|with) )?(?:regards|wishes|thanks|thank you|cheers|sincerely|yours (?:truly|sincerely|faithfully))\\b|${postingTerms(({ closings }) => closings)})[^.]{0,20}$`,
  'iu',
);
const MAX_SIGNATURE_LINES = 6;
const MAX_LINES = 200;
const CONTACT = /@|https?:|www\.|\d{3}[\d\s().-]{4,}/;
const DIVISION = /\s+[-–—|·•]\s+/;
/** From this score, the words of a line show that it names an employer. */
const MIN_EMPLOYER_SCORE = 0.5;
/** Words of people in hiring, whose line stands between their name and that of the employer. */
const TITLE_OF_RECRUITER = new RegExp(
  `\\b(?:recruit\\p{L}*|talent|staffing|HR|human resources|hiring|account manager|consultant|manager)\\b|${postingTerms(({ recruiterWords }) => recruiterWords)}`,
  'iu',
);

/** The employer in the signature below a letter or an e-mail: the name of the person, a title, then the employer. */
export function signatureEmployer(posting: Posting): NamedSpan | null {
  const lines = posting.source.lines.filter(({ text }) => text.trim() !== '').slice(-MAX_LINES);
  const closing = lines.findLastIndex(({ text }) => CLOSING.test(text.trim()));
  if (closing < 0) return null;
  const signature = lines.slice(closing + 1, closing + 1 + MAX_SIGNATURE_LINES);
  const titleAt = signature.findIndex(({ text }) => TITLE_OF_RECRUITER.test(text) && !CONTACT.test(text));
  let best: NamedSpan | null = null;
  signature.forEach((line, index) => {
    const name = line.text.trim().split(DIVISION)[0] ?? '';
    if (index === 0 || !isName(name)) return;
    const followsTitle = titleAt >= 0 && index === titleAt + 1;
    const confidence = followsTitle ? 0.65 : employerScore(name) >= MIN_EMPLOYER_SCORE ? 0.6 : 0;
    if (confidence <= (best?.confidence ?? 0)) return;
    const start = line.start + line.text.indexOf(name);
    best = { text: name, start, end: start + name.length, confidence };
  });
  return best;
}

function isName(text: string): boolean {
  return (
    /^\p{Lu}/u.test(text) &&
    text.length >= 3 &&
    text.length <= 70 &&
    !CONTACT.test(text) &&
    segmentKind(text) === null &&
    titleEvidence(text) < MIN_TITLE_EVIDENCE
  );
}
