/** Words of postings that the map reads as a skill, but that ask for none: "startup experience", "hands-on". */
const ASKS_FOR_NOTHING =
  /^(?:startups?|start-ups?|hands[- ]on|small business(?:es)?|business administration|business plans|engineering|phone|special projects|policies and procedures|customer feedback|regressions|personas?|loyalty programs|forensic|sequencing|stem|correction|IT|articulate|directing|bilingual|scripts?|kpis?|trusts?|saas|b2b|analytic|software applications?|application design|data processing|desktops?|mobile devices?|iphones?|ipads?|intranet|wireless|process flow|test plans?|server support|systems? deployment|question answering|answer(?:ing)? questions|validation|metrics|technical assistance|high voltage|low voltage|material standards|computer science(?: degree)?|computer sciences|(?:clean |good |safe )?driving records?|information technology|information systems?)$/i;
/** Programs whose names are common words: they count only with a capital letter. */
const PROGRAM_NAMED_BY_WORD =
  /^(?:access|express|expo|micro|publisher|illustrator|spark|notion|workday|canvas|slack|zoom|unity|spring|sprints?|blast|arm|arms|cocoa|swift|rust|go|epic|word|excel|outlook|teams|square|toast|indeed|locks?|vue|composites?)$/;
/** Words that name a skill in computing and engineering only: outside, networking is about people. */
const TECHNICAL_WORD =
  /^(?:AI|MFA|artificial intelligence|AI\/ML|networking|networks?|containers?|databases?|relational databases?|data management|programming|automation|integrations?|debugging)$/i;
const TECHNICAL_FIELDS = new Set(['15', '17', '49']);

/** Who works at a desk drives results, growth and change. */
const DRIVING = /^driving$/i;
const DESK_FIELDS = new Set(['11', '13', '15', '17', '19', '23', '25', '27']);

/** True for words that ask for no skill in a posting whose occupation belongs to the major group `field`. */
export function asksForNoSkill(written: string, field: string | null): boolean {
  return (
    ASKS_FOR_NOTHING.test(written) ||
    PROGRAM_NAMED_BY_WORD.test(written) ||
    (DRIVING.test(written) && field !== null && DESK_FIELDS.has(field)) ||
    (TECHNICAL_WORD.test(written) && (field === null || !TECHNICAL_FIELDS.has(field)))
  );
}
