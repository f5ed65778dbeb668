import type { Posting } from '../../posting-model';
import { collapseWhitespace, itemsOfKind } from '../../segmentation/section-lookup';

const DEMAND_CUE =
  /\b(?:lift(?:ing)?|carry(?:ing)?|push(?:ing)?|pull(?:ing)?) (?:and (?:carry|move|lift) )?(?:up to |at least |over |a minimum of |objects |items |boxes |packages |loads |weights? )*\W{0,2}\d{1,3}\+? ?(?:lbs?|pounds|kg)\b|\b\d{1,3}\+? ?(?:lbs?\.?|pounds)\b|\b(?:stand(?:ing)?|walk(?:ing)?|sit(?:ting)?|on (?:your|their) feet)\b[^.;]{0,40}\b(?:long|prolonged|extended|entire|hours|periods|shift|constantly|frequently|day)\b|\bphysically (?:able|demanding|fit|capable)\b|\brepetitive (?:motion|movement|lifting)|\bmanual dexterity\b|\b(?:extreme|hot|cold|freezing) (?:temperatures?|conditions|weather|environments?)\b|\bwork (?:outdoors|outside|at heights)\b|\bheavy lifting\b|\bphysical(?:ly)? (?:stamina|strength|effort)\b|\bvisual acuity\b/i;
/** Words for movements. Capitalized inside a line they are names. */
const MOVEMENT_WORDS =
  /\b(?:bend|stoop|kneel|squat|crouch|crawl|climb)(?:ing|ting)?\b|^\W*(?:Bend|Stoop|Kneel|Squat|Crouch|Crawl|Climb)(?:ing|ting)?\b/;
const NOT_A_DEMAND =
  /\bno (?:heavy )?lifting\b|\bclimb(?:ing)? the (?:ladder|ranks)\b|\blift(?:ing)? (?:up )?(?:communities|others|spirits)\b/i;

/** Extracts the sentences that state physical demands. */
export function extractPhysicalRequirements(posting: Posting): string[] {
  const sentences = new Set<string>();
  for (const item of itemsOfKind(posting, 'physical')) sentences.add(collapseWhitespace(item.text));
  for (const section of posting.sections) {
    if (
      section.kind === 'about' ||
      section.kind === 'legal' ||
      section.kind === 'physical' ||
      section.kind === 'benefits'
    )
      continue;
    for (const item of section.items) {
      if (
        item.text.length <= 400 &&
        (DEMAND_CUE.test(item.text) || MOVEMENT_WORDS.test(item.text)) &&
        !NOT_A_DEMAND.test(item.text)
      )
        sentences.add(collapseWhitespace(item.text));
    }
  }
  return [...sentences].slice(0, 40);
}
