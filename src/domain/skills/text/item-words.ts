/**
 * Words around a skill in an item of a list, in the languages that the map has names in: "experiencia en limpieza",
 * "gute Kenntnisse in Buchhaltung", "dobra znajomość księgowości".
 */
const QUALITIES =
  /^(?:(?:muy |bom |boa |boas |bons |buen |buena |buenas |buenos |gran |excelentes? |s[oó]lid[oa]s? |amplia |amplio |alguna |alta |b[aá]sic[oa]s? |[oó]tim[oa]s? |ampla |excellentes? |bonnes? |tr[eè]s |solides? |grande? |(?:sehr )?gute?[mnrs]? |fundierte |sichere[rs]? |ausgepr[aä]gte |mehrj[aä]hrige |langj[aä]hrige |erste |dobr[aey] |bardzo |bieg[łl][aey] |podstawow[aey] |wysok[aie] |umiej[eę]tno[śs][ćc] ))+/iu;
const NOUNS =
  /^(?:(?:experiencia|conocimientos?|dominio|manejo|uso|habilidad(?:es)?|capacidad|t[eé]cnicas|nociones|tareas|labores|trabajos?) (?:b[aá]sicos? |previa |comprobada )?(?:de(?:l)?|en|con|para)|(?:experi[eê]ncia|conhecimentos?|dom[ií]nio|habilidades?|capacidade|no[cç][oõ]es|uso|t[eé]cnicas) (?:b[aá]sicos? )?(?:em|de|d[oa]s?|com|n[oa]s?|para)|(?:exp[eé]rience|connaissances?|ma[iî]trise|comp[eé]tences?|sens|capacit[eé]|utilisation|notions|pratique|qualit[eé]s) (?:de base )?(?:de|du|des|d['’]|en|dans|à|avec|en mati[eè]re de)|(?:erfahrung(?:en)?|kenntnisse|grundkenntnisse|umgang|f[aä]higkeit(?:en)?|berufserfahrung) (?:in|im|mit|mit der|in der|mit dem|von|zur|zum)|(?:znajomo[śs][ćc]|obs[łl]uga|do[śs]wiadczenie|umiej[eę]tno[śs]ci|wiedza|praktyka) ?(?:w|we|z|ze|przy|zakresu|w zakresie)?)(?:\s+|(?<=['’]))(?:la |las |el |los |le |les |l['’]|o |a |os |as |der |die |das |dem |den )?/iu;

/** The item without words that say how well or how long; as written if there are none. */
export function withoutItemWords(item: string): string {
  return item.replace(QUALITIES, '').replace(NOUNS, '').trim();
}
