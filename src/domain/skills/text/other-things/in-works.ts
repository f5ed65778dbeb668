import type { OtherThing } from './other-thing';

/** Words of public works, plants, science and the arts that are skills of other trades. */
export const OTHER_THINGS_IN_WORKS: readonly OtherThing[] = [
  { word: /^bearings?$/i, after: /^ (?:upon|on|in mind|date|capacity|strata|witness)\b/i },
  { word: /^bearing$/i, before: /\b(?:water|load|weight|interest|child|noise|fruit|oil|ore)[- ]$/i },
  {
    word: /^plants?$/i,
    near: /\b(?:treatment|power|factory|facilit\w+|manufactur\w*|processing|chemical|asphalt|boilers?|production|electrical|wastewater|steam|industrial|managers?)\b/i,
    unlessNear:
      /\b(?:gardens?|gardening|nursery|flowers?|shrubs|greenhouses?|soil|horticultur\w*|trees|landscap\w*|seeds?|botan\w*|crops?)\b/i,
  },
  // Part of the name of an agency, and a repair of something wrong.
  {
    word: /^corrections?$/i,
    before: /\b(?:department of |dept\.? of |errors? |color |data |make |image |for )$/i,
  },
  { word: /^corrections?$/i, after: /^ (?:of|to|fluid|tape|and additions?)\b/i },
  {
    word: /^films?$/i,
    near: /\b(?:pre-?press|packaging|blown|extru\w+|x-ray|window|plastic|wrap|stretch|thin|badges?|output|negatives?)\b/i,
  },
  {
    word: /^consolidation$/i,
    after: /^ (?:cent(?:er|re)s?|warehouses?|of (?:shipments?|freight|loads?|cargo|orders)|therapy)\b/i,
  },
  {
    word: /^geothermal$/i,
    near: /\b(?:geolog\w+|soils?|hydro\w*|prospects?|exploration|power plants?|wells?|drilling|reservoirs?)\b/i,
  },
  {
    word: /^restoration$/i,
    near: /\b(?:habitats?|streams?|rivers?|watersheds?|wetlands?|ecolog\w+|forests?|art|paintings|furniture|services?|power|outages?|data|dental|teeth|backups?|vehicles?|cars?)\b/i,
    unlessNear: /\b(?:water damage|fire damage|mold|homes?|residential|flood|drywall)\b/i,
  },
  {
    word: /^x-?rays?$/i,
    after: /^ (?:fluorescence|diffraction|crystallograph\w+|spectr\w+|scanner|screening|machines? at)\b/i,
  },
  {
    word: /^generators?$/i,
    near: /\b(?:power plants?|turbines?|hospitals?|kW|standby|steam|switchgear|leads?|boilers?|substations?|high-pressure|diesel electric)\b/i,
    unlessNear: /\b(?:small engines?|lawn|mowers?|portable)\b/i,
  },
  { word: /^sweeping$/i, before: /\b(?:street|chimney|parking lot|mine|lot) $/i },
  { word: /^sweeping$/i, after: /^ (?:changes?|vision|powers|views?|reforms?)\b/i },
  {
    word: /^arts?$/i,
    before:
      /\b(?:performing|liberal|language|culinary|martial|dramatic|industrial|health|healing|(?:bachelor|master|associate)s? of|the|state[- ]of[- ]the) $/i,
  },
  {
    word: /^arts?$/i,
    after:
      /^ (?:directors?|education|therap\w+|history|programs?|councils?|organi[sz]\w+|(?:and|&) (?:sciences?|humanities|culture|crafts?))\b/i,
  },
  {
    word: /^valuations?$/i,
    near: /\b(?:real property|apprais\w+|real estate|assess(?:ors?|ments?)|property|inventory|claims)\b/i,
    unlessNear: /\b(?:DCF|financial model\w*|equity|M&A|compan(?:y|ies)|startups?|investment)\b/i,
  },
  {
    word: /^cooperative$/i,
    after: /^ (?:purchasing|extension|agreements?|education|housing|banks?|stores?|society|apartments?)\b/i,
  },
  {
    word: /^conservation$/i,
    near: /\b(?:energy|electric\w*|water|power|utilit\w+|art|museum|collections?|rebates?)\b/i,
    unlessNear: /\b(?:wildlife|habitats?|species|forests?|land|parks?|trails?|marine)\b/i,
  },
  { word: /^live production$/i, near: /\b(?:proofers?|press|print\w*|newspapers?|plates?)\b/i },
  {
    word: /^transit operations?$/i,
    near: /\b(?:administer\w*|contracts?|planning|policy|analysts?|managers?)\b/i,
    unlessNear: /\b(?:CDL|bus operators?|passengers)\b/i,
  },
  // Help with something else than computers.
  {
    word: /^technical support$/i,
    after:
      /^ (?:for|of|to) (?:legal|hearings?|stud(?:y|ies)|litigation|field|engineers?|projects?|the board|commissions?|inspect\w+|environmental|farmers?|implementing)\b/i,
  },
  {
    word: /^public sector$/i,
    before: /\b(?:in|for|from|across|with|the|and|or|\/) ?$/i,
    unlessNear: /\b(?:experience in the|knowledge of the|familiar\w* with the)\b/i,
  },
  {
    word: /^demos?$/i,
    unlessNear: /\b(?:construction|demolition|drywall|tear|remodel\w*|labor\w*|debris|jackhammer)\b/i,
  },
];
