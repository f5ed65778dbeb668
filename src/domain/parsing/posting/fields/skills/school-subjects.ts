/**
 * Finds the subjects of study, which are preferred at most: "Bachelor's degree in statistics, economics or a related
 * field".
 */
export function subjectSpans(sentence: string): { start: number; end: number }[] {
  return [...sentence.matchAll(SCHOOL_SUBJECTS)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const SCHOOL_SUBJECTS =
  /\b(?:degrees?|baccalaureate|bachelor(?:'|’)?s?|master(?:'|’)?s?|associate(?:'|’)?s?|diplomas?|majors?|b\.?s\.?|b\.?a\.?|credits?(?:, [^,.;()]{1,60},)?|courses? of study|coursework|studying)\b(?: degrees?)?(?:,? from (?:[^;()\n]|\([^()]{0,60}\)){0,320}?)? (?:in|of|with (?:an? )?(?:major|minor|specialization|concentration)s? in) [^.;()]*?(?=\b(?:or (?:\w+ )?(?:equivalent|related|similar)|and \d|with|plus|required|preferred)\b|[.;()]|$)|\b\d+ (?:college |semester )?credits?\b|\baccredited by [^.;()]{0,200}/gi;
