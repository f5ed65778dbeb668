/** "(218) 555-0107", "845 555 0182": numbers of the United States, Canada and some islands have one form. */
const PHONE = /(?<![\d+-]|\d[ .])(?:\+?1[ .-]?)?\(?([2-9]\d{2})\)?[ .-]{1,2}[2-9]\d{2}[ .-]\d{4}(?![\d-])/g;
const CANADIAN_AREAS = new Set(
  (
    '204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 387 403 416 418 428 431 437 438 450 460 468 474 506 514 519 ' +
    '548 579 581 584 587 604 613 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905 942'
  ).split(' '),
);
const ISLAND_AREAS = new Set(
  '242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876'.split(' '),
);
/** Codes that no place has: free numbers. */
const FREE_AREA = /^8(?:00|33|44|55|66|77|88)$/;
/** Taxes, papers, benefits and authorities of the United States. */
const ONLY_IN_USA =
  /\b401\(?k\)?|\bW-?2\b|\b1099\b|\bE-?Verify\b|\bI-9\b|\bFLSA\b|\bH-?1B\b|\bGED\b|\bEEO(?:C|\/AA)?\b|\bHIPAA\b|\bMedicaid\b|\bNMLS\b|\bCDL\b|\bHUD\b|\bFMLA\b|\bACA\b(?= compliant)/;

/** The country of the telephone numbers of a posting, or the one whose taxes and papers it names; null if they name none. */
export function countryOfPhones(text: string, isEnglish: boolean): string | null {
  // Numbers of Mexico and Colombia have the same form.
  const areas = isEnglish ? [...text.matchAll(PHONE)].map(([, area = '']) => area) : [];
  const located = areas.filter((area) => !FREE_AREA.test(area) && !ISLAND_AREAS.has(area));
  if (located.some((area) => CANADIAN_AREAS.has(area))) return 'CA';
  return located.length > 0 || ONLY_IN_USA.test(text) ? 'US' : null;
}
