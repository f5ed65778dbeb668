const YEARS_OLD = /\b\d{2}[\s-]?(?:years?|yrs?)[\s-]?(?:old|of age)\b/gi;
const BORN =
  /\b(?:born|date of birth|d\.?o\.?b\.?|age)\b\s*:?\s*(?:on\s+|in\s+)?[\d/.,\s-]*(?:[A-Z][a-z]+ \d{1,2},? \d{4}|\d+)/gi;
const CONTACT = /\S+@\S+\.\S+|\bhttps?:\/\/\S+|\bwww\.\S+/g;
const PRONOUNS =
  /\b(?:he|she|him|his|her|hers|himself|herself|mother|father|wife|husband|married|divorced|widow(?:ed)?)\b|\b(?:mrs?|ms)\./gi;

/**
 * Takes out of free text what says who somebody is: the person's own full name, contacts, age and birth, pronouns and
 * family words. A single part of a name is left alone, for taking "Cook" out of Mason Cook's text would also take it
 * out of "line cook" and so make the score depend on the name.
 */
export function withoutIdentity(names: readonly (string | null | undefined)[]): (text: string) => string {
  const parts = names.filter((name) => typeof name === 'string' && name.trim() !== '') as string[];
  const full =
    parts.length < 2 ? null : new RegExp(`${parts.map(escaped).join('[\\s,.]+(?:\\p{L}\\.?\\s+)?')}`, 'giu');
  return (text) => {
    const named = full ? text.replace(full, ' ') : text;
    return named.replace(CONTACT, ' ').replace(YEARS_OLD, ' ').replace(BORN, ' ').replace(PRONOUNS, ' ');
  };
}

function escaped(name: string): string {
  return name.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
