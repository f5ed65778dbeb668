/** Words that are also towns and start sentences or name months, days, people and things. */
const ORDINARY =
  /^(?:remote|hybrid|since|nice|reading|mobile|orange|bath|coin|best|split|most|of|march|august|may|sale|police|bar|deal|sandwich|hull|bury|poole|march|date|male|university|central|union|independence|liberty|temple|commerce|normal|enterprise|industry|hope|summit|eagle|salt|cork|wells|buffalo|pay|bra|gap|lens|tours|angers|man|sur|ate|ita|dos|cary|florence|victoria|charlotte|madison|jackson|lincoln|marion|carmel|troy|clay|street|home|our|new|day|north|south|east|west|spring|monday|friday|marketing|english|spanish|french|german|benefits|shift|team|requirements|programme|program|mission|codes?|superior|surprise|city|metro|can)$|\b(?:street|avenue|road|boulevard|drive|lane)$/i;

/** True for a name of a town that usually is another word: "Reading", "Mobile". */
export function isWordBesidesTown(name: string): boolean {
  return ORDINARY.test(name);
}
