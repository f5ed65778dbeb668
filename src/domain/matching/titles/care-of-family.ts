const CARE_OF_FAMILY =
  /\bfamily care ?(?:giver|giving|taker)?\b|\b(?:care|caring|cared|caregiver|caregiving|took care) (?:for|of) (?:my |a |an |the )?(?:\p{L}+ )?(?:mother|father|parents?|family|relatives?|grand\p{L}+|spouse|husband|wife|child|children|sibling)/iu;

/**
 * True for care of the own family. It teaches part of the work of care, which its skills show, but carries no good match
 * by itself and says nothing of a certificate: employers ask for one, or for paid work.
 */
export function isCareOfFamily(title: string): boolean {
  return CARE_OF_FAMILY.test(title);
}
