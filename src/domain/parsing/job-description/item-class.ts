export interface ItemClass {
  kind: 'required' | 'preferred' | 'responsibility' | 'other';
  /** Strong enough to be believed in running prose. */
  sure: boolean;
}

const ASK =
  /\b(?:years?(?:'|’)?s? (?:of )?(?:\w+ ){0,4}experience|degree|diploma|ged|bachelor|master(?:'|’)?s|ph\.?d|certifi\w+|licen[sc]e\w*|must (?:be|have|possess|pass|speak|hold|own|live|love|know|provide)|required|requirement|ability to|able to|proficien\w+|fluen\w+|knowledge of|familiarity with|experience (?:with|in|as|of|working)|skills?|eligible to work|18 years|background check|drug (?:test|screen)|minimum of|at least \w+ (?:years?|months?)|you have|you are|understanding of|excellent|strong|proven|track record)\b/i;
const SURE_ASK =
  /\b(?:\d\+? years?(?:'|’)? (?:of )?(?:\w+ ){0,3}experience|must (?:be|have|possess|pass|hold)|is required|are required|required\b|requires?\b|degree in|high school diploma|ged\b|valid driver|years? of experience)\b/i;
const DO =
  /^\W*(?:you(?:'|’)?(?:ll| will)\s+(?:be\s+)?)?(?:responsible for|assists?|assisting|operates?|operating|performs?|performing|maintains?|maintaining|provides?|providing|manages?|managing|develops?|developing|prepares?|preparing|ensures?|ensuring|handles?|handling|cleans?|cleaning|loads?|loading|unloads?|drives?|driving|delivers?|delivering|supports?|supporting|coordinates?|leads?|leading|work(?:s|ing)? (?:with|closely|across|on)|creates?|creating|builds?|building|designs?|designing|conducts?|monitors?|monitoring|reviews?|answers?|greets?|greeting|serves?|serving|cooks?|stocks?|stocking|picks?|packs?|packing|lifts? and|inspects?|reports?|records?|completes?|follows?|helps?|implements?|identif(?:y|ies)|analy[sz]es?|collaborates?|participates?|oversees?|oversee|drafts?|writes?|trains?|teach(?:es)?|plans?|executes?|act as|establish|organi[sz]es?|schedules?|communicates?|receives?|process(?:es)?|sells?|own|define|partner|travel)\b/i;

/** What an item says on its own, without a heading above it. */
export function classifyItem(text: string): ItemClass {
  if (/^\W*(?:bonus|preferred|nice[- ]to[- ]have|ideally)\b/i.test(text))
    return { kind: 'preferred', sure: true };
  if (DO.test(text)) return { kind: 'responsibility', sure: false };
  if (SURE_ASK.test(text)) return { kind: 'required', sure: true };
  if (ASK.test(text)) return { kind: 'required', sure: false };
  return { kind: 'other', sure: false };
}
