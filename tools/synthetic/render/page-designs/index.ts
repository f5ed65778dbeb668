import { CALIBRATION_DESIGNS } from './calibration-designs';
import { DOCUMENT_TEMPLATE_DESIGNS } from './document-templates';
import { GRAPHIC_TEMPLATE_DESIGNS } from './graphic-templates';
import { HEAD_DESIGNS } from './heads';
import { LIST_DESIGNS } from './lists';
import { MORE_TEMPLATE_DESIGNS } from './more-templates';
import type { PageDesign } from './page-design';
import { SIDEBAR_DESIGNS } from './sidebars';
import { TABLE_DESIGNS } from './tables';
import { TEMPLATE_DESIGNS } from './templates';
import { TIMELINE_DESIGNS } from './timelines';

const DESIGNS = {
  ...SIDEBAR_DESIGNS,
  ...TIMELINE_DESIGNS,
  ...TABLE_DESIGNS,
  ...HEAD_DESIGNS,
  ...LIST_DESIGNS,
  ...TEMPLATE_DESIGNS,
  ...MORE_TEMPLATE_DESIGNS,
  ...DOCUMENT_TEMPLATE_DESIGNS,
  ...GRAPHIC_TEMPLATE_DESIGNS,
  ...CALIBRATION_DESIGNS,
};

export type PageDesignName = keyof typeof DESIGNS;

/** Designs of pages by name, besides the layouts of `html.ts`. */
export const PAGE_DESIGNS: Record<PageDesignName, PageDesign> = DESIGNS;

export const PAGE_DESIGN_NAMES = Object.keys(DESIGNS) as PageDesignName[];
