import { collectWords } from '../../../locales';
import { foldText } from '../../../text/normalize';
import { isTitleWord } from '../../../text/title-words';

/** Trades that are also family or first names, folded. */
const TRADE_SURNAMES = new Set([
  ...collectWords((locale) => locale.tradeSurnames),
  ...(
    'baker barber bishop booker brewer butcher butler captain carpenter carter carrier chandler clark clerk cook cooper cutter dancer dean driver ' +
    'farmer fellow fisher forester fuller gage gardener gardner glover guard guide harper head hunter judge keeper knight koch lead ' +
    'marine marshal marshall mason mate mercer merchant miller miner model monitor packer page painter parker pastor paver pilot piper poet ' +
    'porter potter preacher printer ranger reader runner sailor sawyer scholar scout seller sergeant setter shepherd singer ' +
    'slater smith spencer steward stewart tailor tanner taylor turner tyler usher vance walker warden weaver wheeler wright writer'
  ).split(' '),
]);

/**
 * True if the only word of a name that could be a trade is a family name, and no other word belongs to a title: "Todd
 * Koch", but not "Line Cook".
 */
export function isTradeSurname(words: readonly string[]): boolean {
  if (words.length < 2 || words.length > 3) return false;
  const others = words.filter((word) => !TRADE_SURNAMES.has(foldText(word)));
  return others.length < words.length && !others.some(isTitleWord);
}
