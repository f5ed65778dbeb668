/** A well-formed id of no existing record. */
export const SOME_ID = '0197f3a2-6b1c-7d4e-8f90-a1b2c3d4e5f6';
