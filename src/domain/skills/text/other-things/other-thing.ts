/** Words that name a skill elsewhere and something else beside the given words. */
export interface OtherThing {
  word: RegExp;
  before?: RegExp;
  after?: RegExp;
  /** Words around it of a trade in which it means something else; without them it always does. */
  near?: RegExp;
  /** Words around it of the trade of the skill, which win. */
  unlessNear?: RegExp;
}
