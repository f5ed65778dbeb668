import { readEuropassCandidate } from './europass-candidate';
import { readSkillsPassport } from './europass-passport';
import { isHrOpenCandidate, readHrOpenCandidate } from './hr-open';
import { isJsonResume, readJsonResume } from './json-resume';
import { isLinkedInExport, readLinkedInExport } from './linkedin-export';
import { isMembers } from '../../members';
import { findPerson, isOfType } from './schema-org-person';
import type { StatedResume } from './stated-resume';
import { elementAt, type XmlElement } from './xml-element';

/** The root of an XML document that a document is or contains. */
export interface EmbeddedXml {
  xml: XmlElement;
}

/**
 * Returns the resume that a document states as structured data: the first in a format for whole resumes, else the one
 * schema.org Person. Null if there is none.
 */
export function findStatedResume(structured: readonly unknown[]): StatedResume | null {
  for (const value of structured) {
    if (isEmbeddedXml(value)) {
      if (value.xml.name === 'SkillsPassport') return readSkillsPassport(value.xml);
      if (value.xml.name === 'Candidate') return readEuropassCandidate(value.xml);
    }
    if (isJsonResume(value)) return readJsonResume(value);
    if (isHrOpenCandidate(value)) return readHrOpenCandidate(value);
    if (isLinkedInExport(value)) return readLinkedInExport(value);
  }
  return findPerson(structured);
}

/** True for a JSON document that is read as structured data; any other JSON is a text. */
export function isStructuredJson(value: unknown): boolean {
  if (isJsonResume(value) || isHrOpenCandidate(value)) return true;
  if (!isMembers(value)) return false;
  return isOfType(value, 'Person', 'ProfilePage', 'JobPosting') || Array.isArray(value['@graph']);
}

/** True for a Europass document: of the schema until 2020, or a Candidate with a person. */
export function isEuropass(root: XmlElement): boolean {
  if (root.name === 'SkillsPassport') return elementAt(root, 'LearnerInfo') !== null;
  return root.name === 'Candidate' && elementAt(root, 'CandidatePerson') !== null;
}

function isEmbeddedXml(value: unknown): value is EmbeddedXml {
  return isMembers(value) && isMembers(value.xml) && typeof value.xml.name === 'string';
}
