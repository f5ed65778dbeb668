import { nameRemover, type PersonNames } from './remove-names';

const AGE = /\b\d{2}[\s-]?(?:years?|yrs?)[\s-]?(?:old|of age)\b/gi;
const BIRTH_DATE =
  /\b(?:born|date of birth|d\.?o\.?b\.?|aged?)\b\s*:?\s*(?:on\s+|in\s+)?[\d/.,\s-]*(?:[A-Z][a-z]+ \d{1,2},? \d{4}|\d+)/gi;
const CONTACT = /\S+@\S+\.\S+|\bhttps?:\/\/\S+|\bwww\.\S+/g;
const PRONOUNS =
  /\b(?:he|she|him|his|her|hers|himself|herself|mother|father|wife|husband|married|divorced|widow(?:ed)?)\b|\b(?:mrs?|ms)\./gi;

/** Removes identifying data from free text: names, contacts, age and birth, pronouns and family words. */
export function identityRemover(names: PersonNames): (text: string) => string {
  const removeNames = nameRemover(names);
  return (text) =>
    removeNames(text).replace(CONTACT, ' ').replace(AGE, ' ').replace(BIRTH_DATE, ' ').replace(PRONOUNS, ' ');
}
