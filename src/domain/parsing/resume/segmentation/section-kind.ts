/** Kind of content of a section of a resume. `header` is the text above the first heading. */
export type ResumeSectionKind =
  | 'header'
  | 'summary'
  | 'objective'
  | 'work'
  | 'volunteer'
  | 'education'
  | 'skills'
  | 'certifications'
  | 'languages'
  | 'projects'
  | 'awards'
  | 'references'
  | 'contact'
  | 'personal'
  | 'other';
