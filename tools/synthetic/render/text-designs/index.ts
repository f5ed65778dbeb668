import { HISTORY_DESIGNS } from './histories';
import { LABELLED_DESIGNS } from './labelled';
import { PROSE_DESIGNS } from './prose';
import type { TextDesign } from './text-design';

const DESIGNS = { ...PROSE_DESIGNS, ...LABELLED_DESIGNS, ...HISTORY_DESIGNS };

export type TextDesignName = keyof typeof DESIGNS;

/** Designs of whole texts by name. They are written in English. */
export const TEXT_DESIGNS: Record<TextDesignName, TextDesign> = DESIGNS;

export const TEXT_DESIGN_NAMES = Object.keys(DESIGNS) as TextDesignName[];
