import type { CredentialContext } from './credential-mention';
import { splitCredentials, type SplitCredentials } from './certifications';
import { credentialsOfTitle } from './title-credentials';

/** Names of credentials without duplicates. */
export interface PostingCredentials {
  required: string[];
  /** Without those that are required. */
  preferred: string[];
  /** The required credentials that are licenses. */
  licenses: string[];
}

/** What the employer and its products hold: "Our store managers are licensed appraisers". */
const ABOUT_EMPLOYER =
  /^(?:(?:all (?:of )?)?our (?!ideal|next|new|client|candidate|applicant|perfect)|we(?:(?:'|’)re| are) (?:an? |the )?(?:fully |proudly )?(?:licensed|certified|accredited|bonded)\b)(?!.*\b(?:must|required?|needs?|hold|possess)\b)/i;
const NO_CREDENTIALS: SplitCredentials = { required: [], preferred: [], obtainable: [] };

const OR = /^\s*or\b/i;

/**
 * Extracts the credentials from texts of requirements, from texts of preferences and from the title. The text says more
 * than the title, so the title adds only what the text does not name.
 */
export function extractAllCredentials(
  requests: readonly string[],
  preferences: readonly string[],
  context: CredentialContext,
): PostingCredentials {
  const requested = requests.map((text, position) => {
    if (text === context.title || ABOUT_EMPLOYER.test(text)) return NO_CREDENTIALS;
    const each = splitCredentials(text, context);
    // "…; or a license as a psychologist; or …": every one of these requirements is sufficient by itself.
    const isOneOfSeveral = OR.test(text) || OR.test(requests[position + 1] ?? '');
    return isOneOfSeveral
      ? { ...each, required: [], preferred: [...each.required, ...each.preferred] }
      : each;
  });
  // A list of licenses beside "ACLS within 6 months of hire" requires no ACLS of an applicant.
  const obtainable = new Set(requested.flatMap((each) => each.obtainable));
  const wished = [
    ...requested.flatMap((each) => each.preferred),
    ...preferences.flatMap((text) => {
      const each = splitCredentials(text, context);
      return [...each.required, ...each.preferred];
    }),
  ];
  const demanded = uniqueByName(requested.flatMap((each) => each.required));
  const named = [...demanded, ...wished].map(({ name }) => name).concat([...obtainable]);
  const inTitle = credentialsOfTitle(context).filter(
    ({ name }) => !named.some((each) => sharesOne(each, name)),
  );
  const required = [...demanded, ...inTitle].filter(({ name }) => !obtainable.has(name));
  const requiredNames = new Set(required.map(({ name }) => name));
  const preferred = uniqueByName(wished).filter(({ name }) => !requiredNames.has(name));
  return {
    required: required.map(({ name }) => name),
    preferred: preferred.map(({ name }) => name),
    licenses: required.filter(({ kind }) => kind === 'license').map(({ name }) => name),
  };
}

/** True if two groups of alternatives share a credential, or one is a class of the other. */
function sharesOne(left: string, right: string): boolean {
  const names = right.split(' or ');
  return left
    .split(' or ')
    .some((each) => names.some((name) => each.startsWith(name) || name.startsWith(each)));
}

function uniqueByName<T extends { name: string }>(list: readonly T[]): T[] {
  const seen = new Set<string>();
  return list.filter(({ name }) => (seen.has(name) ? false : (seen.add(name), true)));
}
