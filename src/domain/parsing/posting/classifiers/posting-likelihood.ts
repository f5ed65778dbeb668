import type { Posting } from '../posting-model';

const stopWordSet = (list: string): Set<string> => new Set(list.split(' '));

const STOP_WORDS: Record<string, Set<string>> = {
  en: stopWordSet(
    'the and of to in for with is are you will our we be or this on as your that have work an at',
  ),
  es: stopWordSet(
    'el la de que y en los del las por con para una su se al es más puesto trabajo empresa experiencia',
  ),
  fr: stopWordSet('le la les des et en du une pour dans est vous nous avec sur votre au poste entreprise'),
  de: stopWordSet('der die das und in den von zu mit für ist ein eine im auf sie wir werden bei oder ihre'),
  pt: stopWordSet('o a de que e do da em um para com não uma os no se na por mais empresa vaga'),
  it: stopWordSet('il di che la e per un in del con della una sono le dei nel alla lavoro azienda'),
  nl: stopWordSet('de het een en van in is je voor met op zijn wij als dat bij te ervaring'),
  ht: stopWordSet('nan ak pou yo ki nou ou se yon sa gen travay'),
};

/** ISO 639-1 of the text by its common words; the hint decides where there are too few of them. */
export function detectPostingLanguage(text: string, hint: string | null): string | null {
  const sample =
    text
      .slice(0, 6000)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const counts = Object.entries(STOP_WORDS).map(([code, list]) => ({
    code,
    count: sample.filter((word) => list.has(word)).length,
  }));
  const english = counts.find(({ code }) => code === 'en')?.count ?? 0;
  const best = counts.reduce((a, b) => (b.count > a.count ? b : a));
  // Short words are shared between languages: another one must be clearly ahead of English.
  if (
    best.code !== 'en' &&
    best.count >= 5 &&
    best.count > english * 1.5 &&
    best.count >= sample.length * 0.1
  )
    return best.code;
  if (english >= 2) return 'en';
  if (hint) return hint.toLowerCase();
  return english === 1 ||
    (sample.length >= 3 && best.count < 3 && /^[\p{ASCII}\s]*$/u.test(text.slice(0, 2000)))
    ? 'en'
    : null;
}

const POSTING_CUES: RegExp[] = [
  /\b(?:we are|we're|is|are) (?:currently |now )?(?:hiring|seeking|looking for|recruiting)\b/i,
  /\b(?:responsibilities|duties|what you.ll do)\b/i,
  /\b(?:requirements|qualifications|must have|required)\b/i,
  /\b(?:benefits|401\(?k|paid time off|pto|we offer)\b/i,
  /\b(?:apply|applicants?|candidates?|application)\b/i,
  /\b(?:full[- ]time|part[- ]time|per hour|hourly|salary|\/hr|shift)\b/i,
  /\bequal opportunity|\bjob (?:title|description|summary)\b|\bposition\b/i,
  /\b(?:you will|you'll|the successful candidate|the ideal candidate|join our team)\b/i,
  /\b(?:experience|degree|certification|license)\b/i,
  /\$\s?\d[\d,.]*\s*(?:[-–]|\/|per|an? )|\bpay\b/i,
  /\b(?:openings?|now hiring|needed|wanted|provided|no experience|location:)/i,
];
const OTHER_DOCUMENT_CUES: RegExp[] = [
  /\b(?:curriculum vitae|resume of|references available|my (?:career|experience|skills))\b/i,
  /\b(?:linkedin\.com\/in|github\.com\/)\w+/i,
  /\b(?:19|20)\d\d ?[-–—] ?(?:present|current|(?:19|20)\d\d)\b/i,
  /\b(?:work history|employment history|professional experience|career objective)\b/i,
  /\bI (?:am|have|was|worked|managed)\b/,
];

/** Probability that a text is a job description, by the words postings and resumes use. */
export function postingProbability(posting: Posting): number {
  const text = posting.flat.slice(0, 20_000);
  const plus = POSTING_CUES.filter((pattern) => pattern.test(text)).length;
  const minus = OTHER_DOCUMENT_CUES.filter((pattern) => pattern.test(text)).length;
  const headed = posting.sections.filter((s) =>
    ['required', 'preferred', 'responsibilities', 'benefits', 'pay'].includes(s.kind),
  ).length;
  const score = -1.4 + 0.75 * plus + 0.5 * Math.min(headed, 3) - 1.5 * minus;
  return Math.round((1 / (1 + Math.exp(-score))) * 1e4) / 1e4;
}
