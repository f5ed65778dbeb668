import type { OtherThing } from './other-thing';

/** Words of software, data and networks that are skills of other trades. */
export const OTHER_THINGS_IN_SOFTWARE: readonly OtherThing[] = [
  {
    word: /^(?:rapid )?prototyp(?:es?|ing)$/i,
    unlessNear:
      /\b(?:3D|CAD|print\w*|additive|machin\w+|CNC|hardware|mechanical|fabricat\w+|mold\w*|solidworks|injection)\b/i,
  },
  // A framework of mobile apps, and an exhibition.
  { word: /^expo$/i, unlessNear: /\b(?:kitchen|cooks?|restaurants?|servers?|line|food|tickets?|plates?)\b/i },
  {
    word: /^i\/o$/i,
    unlessNear: /\b(?:patients?|residents?|vitals?|nurs\w+|urine|fluids?|intake|catheter\w*|CNA)\b/i,
  },
  { word: /^compaction$/i, near: /\b(?:agents?|tokens?|tool-use|databases?|LSM|kafka|storage|memory)\b/i },
  {
    word: /^rendering$/i,
    near: /\b(?:server-side|client-side|webGL|GPU|shaders?|pipeline|browser|react|frontend|next\.js|HTML)\b/i,
    unlessNear: /\b(?:3ds|maya|blender|v-ray|architectural|animation|after effects)\b/i,
  },
  {
    word: /^stacking$/i,
    near: /\b(?:switch\w*|HSRP|VLANs?|rout\w+|subnet\w*|network\w*|cisco|ensembl\w+|models?)\b/i,
  },
  { word: /^trusts?$/i, near: /\b(?:windows|active directory|AD|domains?|forests?|DNS|DHCP)\b/ },
  { word: /^wms$/i, near: /\b(?:GIS|WFS|mapping|web services|geospatial|geoserver|ArcGIS)\b/i },
  {
    word: /^file systems?$/i,
    near: /\b(?:python|data|linux|unix|storage|NFS|disk|distributed|software|OS|kernel)\b/i,
  },
  // A standard of audits.
  { word: /^SOC ?[123]$/i },
  {
    word: /^layout$/i,
    near: /\b(?:design|graphics|pages?|print|publications?|PCB|circuit|routing|paint\w*|CSS|magazines?|media|store|warehouse|office)\b/i,
    unlessNear: /\b(?:survey\w*|stak(?:e|ing)|carpent\w*|framing|fabricat\w+|sheet metal|pipe\w*)\b/i,
  },
  {
    word: /^circuit boards?$/i,
    near: /\bdesign\w*\b/i,
    unlessNear: /\b(?:repair\w*|solder\w*|assembl\w+|test\w*)\b/i,
  },
  {
    word: /^preparing tests?$/i,
    after: /^ ?(?:data|scripts|plans|cases|reports|samples|results|specimens|environments?)\b/i,
  },
  { word: /^lms$/i, near: /\blitigation\b/i },
  { word: /^msp$/i, unlessNear: /\b(?:primavera|schedul\w+|gantt|project plans?)\b/i },
  { word: /^telemetry$/i, before: /\b(?:product|usage|application|user|use|machine|cloud) $/i },
  {
    word: /^scheduling software$/i,
    near: /\b(?:construction|project|primavera|P6|staff\w*|shifts?|employee|workforce|crew)\b/i,
  },
  { word: /^resets?$/i, before: /\b(?:passwords?|account|PIN|MFA) $/i },
  { word: /^resets?$/i, after: /^ (?:of )?(?:the |their |user )?(?:passwords?|accounts?|PINs?)\b/i },
  { word: /^arms$/i },
  { word: /^struts?$/i, near: /\b(?:java\w*|spring|hibernate|JSP|servlets?|frameworks?|J2EE|MVC)\b/i },
  {
    word: /^transformers?$/i,
    near: /\b(?:diodes?|rectifiers?|neural|BERT|GPT|NLP|language models?|deep learning|pytorch|attention|hugging)\b/i,
  },
  { word: /^genetics?$/i, after: /^ (?:algorithms?|programming)\b/i },
  { word: /^carry ?out$/i, after: /^ (?:the|all|of|in|various|any|regular|daily)\b/i },
];
