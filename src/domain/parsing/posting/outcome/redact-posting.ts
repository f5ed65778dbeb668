import { findEmails, findPhones } from '../../text/contacts';

const CONTACT_CUE =
  /\b(?:[Cc]ontact|CONTACT|[Aa]ttn|ATTN|[Aa]ttention|[Aa]sk for|[Ss]peak (?:to|with)|[Cc]\/[Oo]|[Rr]ecruiter|[Hh]iring [Mm]anager|[Rr]eports? to|[Ss]upervisor|[Cc]all|[Tt]ext|[Ee]-?mail|(?:[Ss]end|[Ss]ubmit) (?:your |a )?(?:[Rr]esume|CV|cv)s? to)(?: (?:person|name|is))?\s*[:.,-]?\s*((?:(?:Mr|Mrs|Ms|Dr)\.?\s+)?\p{Lu}[\p{Ll}'’-]+(?:\s+\p{Lu}\.)?\s+\p{Lu}[\p{Ll}'’-]+(?:-\p{Lu}\p{Ll}+)?)/gu;
const HONORIFIC = /\b(?:Mr|Mrs|Ms)\.?\s+\p{Lu}[\p{Ll}'’-]+(?:\s+\p{Lu}[\p{Ll}'’-]+)?/gu;
const NO_NAME =
  /\b(?:Human|Resources|Department|Team|Manager|Director|Office|Center|Services|Store|City|County|Company|Community|General|Chief|Program|Project|Executive|Vice|Senior|Our|The|Us|Customer|Sales|Operations|Career|Hiring|Job|Apply|Now|Today|Monday|Friday|Head|Assistant|Regional|District|Nurse|Shift|Plant|School|Board)\b/;

/** Replaces telephone numbers, e-mail addresses and the names of contact persons by a mask. */
export function redactPosting(text: string): string {
  const cuts: { start: number; end: number; mark: string }[] = [];
  for (const mail of findEmails(text)) cuts.push({ start: mail.start, end: mail.end, mark: '[email]' });
  for (const phone of findPhones(text, 'US', true))
    cuts.push({ start: phone.start, end: phone.end, mark: '[phone]' });
  for (const match of text.matchAll(CONTACT_CUE)) {
    const name = match[1] ?? '';
    if (name === '' || NO_NAME.test(name)) continue;
    const start = match.index + match[0].length - name.length;
    cuts.push({ start, end: start + name.length, mark: '[name]' });
  }
  for (const match of text.matchAll(HONORIFIC)) {
    if (!NO_NAME.test(match[0]))
      cuts.push({ start: match.index, end: match.index + match[0].length, mark: '[name]' });
  }
  cuts.sort((a, b) => a.start - b.start);
  let out = '';
  let at = 0;
  for (const cut of cuts) {
    if (cut.start < at) continue;
    out += text.slice(at, cut.start) + cut.mark;
    at = cut.end;
  }
  return out + text.slice(at);
}
