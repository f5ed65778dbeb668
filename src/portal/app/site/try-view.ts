import type { components } from '@tenure/client';
import type { TryMatch, TryResume } from '../../views/try-result';
import { scoreParts } from '../match/score-parts';
import { resumeGroups } from '../playground/resume-findings';
import type { ParsedResume } from '../playground/types';

type PreviewMatch = components['schemas']['MatchPreview'];

interface PagePicture {
  page: number;
  src: string;
  width: number;
  height: number;
}

const MAX_GAPS = 6;

/** What the start page shows of a parsed resume. */
export function resumeView(
  resume: ParsedResume,
  fileName: string,
  pictures: readonly PagePicture[],
): TryResume {
  const groups = resumeGroups(resume);
  const findings = groups.flatMap((group) => group.findings);
  return {
    fileName,
    pages: pictures.map(({ page, src, width, height }) => ({
      src,
      width,
      height,
      boxes: findings.flatMap(({ kind, title, evidence }) =>
        evidence.flatMap(({ page: at, box }) => {
          if (box === null || at !== page) return [];
          const [left = 0, top = 0, right = 0, bottom = 0] = box;
          return [
            {
              kind,
              title,
              x: Math.round(left * width),
              y: Math.round(top * height),
              width: Math.round((right - left) * width),
              height: Math.round((bottom - top) * height),
            },
          ];
        }),
      ),
    })),
    groups: groups.map(({ title, findings: values }) => ({
      title,
      kind: values[0]?.kind ?? 'other',
      values: values.map(({ title: name, detail, uncertain }) => ({ title: name, detail, uncertain })),
    })),
  };
}

/** What it shows of a match that was previewed. */
export function matchView(match: PreviewMatch): TryMatch {
  const forecast = match.retentionForecast;
  const horizons =
    forecast === null
      ? []
      : ([
          [30, forecast.probability30d],
          [90, forecast.probability90d],
          [365, forecast.probability365d],
        ] as const);
  return {
    score: match.finalScore,
    verdict: match.verdict,
    parts: scoreParts(match).map(({ name, points, share }) => ({
      name,
      points,
      max: share * 100,
    })),
    gaps: match.gaps.slice(0, MAX_GAPS).map(({ name }) => name),
    retention: horizons.flatMap(([days, probability]) =>
      probability === null ? [] : [{ days, percent: Math.round(probability * 100) }],
    ),
  };
}
