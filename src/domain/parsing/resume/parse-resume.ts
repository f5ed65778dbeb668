import type { LayoutDocument } from '../../layout/layout-document';
import { runSteps, type Steps } from '../../steps';
import type { ParseOptions, ResumeOutcome } from '../parse-outcome';
import { detectLanguage } from '../text/language-detector';
import { sourceText } from '../text/source-text';
import { resolveDocumentDate } from './document-date';
import { extractFields } from './extract-fields';
import { identifyCandidate } from './fields/contact/identify-candidate';
import {
  calibrate,
  calibrateSkills,
  FITTED_CALIBRATION,
  NO_CALIBRATION,
  setConfidences,
  type Calibration,
} from './outcome/calibration';
import { PlainTextConfidences } from './outcome/plain-text-confidence';
import { toResumeOutcome } from './outcome/to-resume-outcome';
import { isPlainText } from './roles/is-plain-text';
import { LineRoles } from './roles/line-roles';
import type { RoleModel } from './roles/role-model';
import { shippedRoleModel } from './roles/shipped-role-model';
import { areDoubtful } from './roles/doubtful-sections';
import { sectionsByRoles } from './roles/sections-by-roles';
import { detectHeading } from './segmentation/headings/headings';
import { divideInterruptedLists } from './segmentation/interrupted-lists';
import { removeNameLine } from './segmentation/name-line';
import { readLines } from './segmentation/resume-lines';
import { segmentSections } from './segmentation/segment-sections';
import type { SegmentedResume } from './segmented-resume';
import { chooseStrategy } from './strategies/choose-strategy';
import { laidOutStrategy } from './strategies/laid-out';
import { tagResumeInSteps, type ResumeSpan } from './tagger/resume-spans';
import { resumeTagger } from './tagger/resume-tagger';
import type { Tagger } from './tagger/tagger';

/**
 * Models that a measurement replaces, because cross-validation parses each document with models fitted to the others.
 */
export interface ResumeModels {
  tagger?: Tagger;
  roleModel?: RoleModel;
  calibration?: Calibration;
}

/**
 * Parses a resume: lines, sections, fields. Pure and deterministic. Every value is in the document, and unknown values
 * are null.
 */
export function parseResume(
  document: LayoutDocument,
  options: ParseOptions,
  models: ResumeModels = {},
): ResumeOutcome {
  return runSteps(parseResumeInSteps(document, options, models));
}

/** Like `parseResume`, in steps of a few milliseconds for a text of some pages. */
export function* parseResumeInSteps(
  document: LayoutDocument,
  options: ParseOptions,
  { tagger = resumeTagger(), calibration = FITTED_CALIBRATION, roleModel }: ResumeModels = {},
): Steps<ResumeOutcome> {
  const source = sourceText(document);
  const lines = readLines(source);
  const headings = lines.map(detectHeading);
  yield;
  let lineRoles: LineRoles | undefined;
  const roles = isPlainText(document)
    ? (): LineRoles =>
        (lineRoles ??= new LineRoles(lines, (roleModel ?? shippedRoleModel()).rate(lines, headings)))
    : null;
  const segmented = segmentSections(lines, headings);
  // In a plain text, the roles of the lines find positions in lists.
  const byHeadings = roles ? segmented : divideInterruptedLists(segmented);
  const isDoubtful = areDoubtful(byHeadings);
  const headed = roles && isDoubtful ? sectionsByRoles(byHeadings, roles()) : byHeadings;
  yield;
  const language = options.language ?? detectLanguage(source.raw);
  const documentDate = resolveDocumentDate(source.raw, options);
  const candidate = identifyCandidate({ source, lines, sections: headed, roles, language });
  yield;

  const strategy = chooseStrategy(document);
  // Words of the name must not be used for other fields: in a name, "Gage" is not a tool and "Mason" not a trade.
  const sections = strategy.completeSections(removeNameLine(headed, candidate.name));
  let spans: ResumeSpan[] | undefined;
  const resume: SegmentedResume = {
    document,
    source,
    lines,
    sections,
    candidate,
    roles,
    language,
    today: documentDate.value,
    *taggedSpans() {
      return (spans ??= yield* tagResumeInSteps(sections, tagger));
    },
  };
  const fields = yield* extractFields(resume, strategy);
  yield;
  const curves = calibration[strategy.calibration];
  if (roles && strategy === laidOutStrategy && calibration !== NO_CALIBRATION)
    setConfidences(new PlainTextConfidences(fields, roles(), isDoubtful), fields);
  else calibrate(curves, fields);
  calibrateSkills(curves.skills, fields.skills);
  yield;
  return toResumeOutcome(resume, fields, { documentDate, today: options.today });
}
