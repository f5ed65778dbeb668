import type { OtherThing } from './other-thing';

/** Words of offices, sales, hiring and schools that are skills of other trades. */
export const OTHER_THINGS_IN_BUSINESS: readonly OtherThing[] = [
  {
    word: /^hands[- ]on$/i,
    after: /^(?! (?:labor|jobs?|trades?|person|work(?! (?:experience|with|in)\b))\b)/i,
  },
  {
    word: /^pm$/i,
    near: /\b(?:product|design engineer|designer|engineers?,|founding|roadmap|scrum|agile)\b/i,
    unlessNear: /\b(?:preventi(?:ve|tive)|maintenance|equipment|mechanics?|HVAC|fleet|trucks?|vehicles?)\b/i,
  },
  {
    word: /^motions?$/i,
    near: /\b(?:design\w*|graphics|visuals?|animations?|range of|video|print|sales|go-to-market|robot\w*)\b/i,
    unlessNear: /\b(?:courts?|legal|briefs?|attorneys?|pleadings?|discovery|affidavits?|paralegal)\b/i,
  },
  {
    word: /^sourcing$/i,
    near: /\b(?:candidates?|talent|recruit\w*|hiring|applicants|passive|new business|deals)\b/i,
    unlessNear: /\b(?:suppliers?|vendors?|procure\w*|purchas\w*|materials?|commodit\w+|supply chain)\b/i,
  },
  {
    word: /^discovery$/i,
    near: /\b(?:drugs?|products?|customers?|services?|scientific|sales|users?|materials?|targets?|demos?|calls?)\b/i,
    unlessNear: /\b(?:attorneys?|litigation|legal|e-?discovery|depositions?|pleadings?|paralegals?|court)\b/i,
  },
  {
    word: /^stem$/i,
    after: /^ (?:OPT|degrees?|fields?|backgrounds?|disciplines?|extensions?|majors?|cells?)\b/i,
  },
  {
    word: /^brokerage$/i,
    near: /\b(?:insurance|freight|benefits|real estate|customs|aggregators?|load|mortgage)\b/i,
  },
  {
    word: /^(?:patient access)$/i,
    before: /\b(?:improv\w+|expand\w*|increas\w+|broaden\w*|ensur\w+|better|faster) (?:\w+ )?$/i,
  },
  {
    word: /^small business(?:es)?$/i,
    before:
      /\b(?:for|to|with|of|help\w*|serv\w+|support\w*|other|local|million|enterprises? and) (?:\w+ )?$/i,
  },
  { word: /^small business$/i, after: /^ (?:services|administration|lending|customers?|clients|owners)\b/i },
  {
    word: /^new accounts$/i,
    near: /\b(?:prospect\w*|leads?|outbound|territor\w+|quota|sales|pipeline)\b/i,
    unlessNear: /\b(?:bank\w*|tellers?|branch|deposits?|credit union)\b/i,
  },
  {
    word: /^loyalty programs?$/i,
    unlessNear: /\b(?:cashiers?|stores?|retail|registers?|checkout|sign[- ]?ups?)\b/i,
  },
  // Degrees, a letter of fraternities, a typeface.
  { word: /^m\.? ?[ae]$/i },
  { word: /^Phi$/ },
  { word: /^courier$/i, after: /^ New\b/ },
  {
    word: /^sound$/i,
    after:
      /^ (?:knowledge|understanding|judge?ment|financial|experience|basis|working|grasp|decisions?|advice)\b/i,
  },
  { word: /^sem$/i, near: /\b(?:search engine|marketing|SEO|PPC|adwords|google ads)\b/i },
  { word: /^baker$/i, after: /^(?: (?:University|College|Street|St\b|Hughes|Tilly|County)|, \p{Lu}\.)/u },
  { word: /^ministry$/i, after: /^ of (?:the )?\p{Lu}/u },
  { word: /^macro$/i, near: /\b(?:social work\w*|workgroup|economics?|nutrients?|lens|practice|policy)\b/i },
  {
    word: /^closing$/i,
    near: /\b(?:opening|baristas?|shifts?|cash|stores?|kitchen|register|restaurant|month-?end|year-?end)\b/i,
  },
  { word: /^(?:boxing|kickboxing)$/i, near: /\b(?:coach\w*|gyms?|trainers?|matches|champion\w*|martial)\b/i },
  { word: /^cocktails?$/i, after: /^ (?:part(?:y|ies)|dress|attire|receptions?|hours?)\b/i },
  // A field of study.
  { word: /^business administration$/i },
  {
    word: /^(?:planning activities|activity planning)$/i,
    unlessNear:
      /\b(?:recreation\w*|residents?|children|camps?|seniors?|youth|elder\w*|kids|day ?care|games)\b/i,
  },
  {
    word: /^stable work$/i,
    after: /^ (?:history|records?|experience|environment|schedule|hours|background)\b/i,
  },
  { word: /^log ?books?$/i, unlessNear: /\b(?:driv\w+|trucks?|CDL|DOT|ELD|trips?|hours of service)\b/i },
  {
    word: /^physical exam(?:ination)?s?$/i,
    near: /\b(?:fit for duty|drug|background|pre-?employment|post-?offer|pass|candidates?|applicants?)\b/i,
    unlessNear: /\b(?:patients?|diagnos\w+|triage|primary care)\b/i,
  },
  { word: /^aba$/i, near: /\b(?:law|bar|accredited|attorneys?|juris|J\.?D\.?|legal|routing)\b/i },
  {
    word: /^doe$/i,
    unlessNear:
      /\b(?:design of experiments|statistic\w*|six sigma|minitab|JMP|DMAIC|factorial|experiments?)\b/i,
  },
  {
    word: /^literacy$/i,
    before: /\b(?:computer|financial|digital|data|health|technical|media|cyber|AI|IT) $/i,
  },
  {
    word: /^(?:wellness|fitness)$/i,
    near: /\b(?:apps?|consumer|brands?|stipends?|perks|apparel|benefits?|programs? for employees|products?)\b/i,
    unlessNear: /\b(?:coach\w*|trainers?|gyms?|exercis\w*|classes)\b/i,
  },
  { word: /^fitness$/i, after: /^ (?:for|to|center access|reimburs\w+)\b/i },
  {
    word: /^registers?$/i,
    before:
      /\b(?:purchase order|order|invoice|creditors?|assets?|risk|contract|case|drawing|document|to|must|please|inventory|stock|guest|visitor|property|land|social|official) $/i,
  },
  {
    word: /^registers?$/i,
    before: /^(?!.*\b(?:the|an?|cash|our|each|of|and|on) $)/is,
    after:
      /^ (?:in|for|with|at|on|as|online|them|now|here|today|patients|students|voters|guests|vehicles|new)\b/i,
  },
  {
    word: /^outgoing$/i,
    after:
      /^ (?:(?:and|or|&) incoming|mail|calls?|correspondence|funds|shipments?|freight|loads?|packages|documents|orders|goods|parcels|materials?)\b/i,
  },
  { word: /^outgoing$/i, before: /\bincoming(?:,| and| or| ?\/| &) ?$/i },
  {
    word: /^lectures?$/i,
    before: /\b(?:attend\w*|event type:|guest|public|series of|organi[sz]\w+) (?:\w+ )?$/i,
  },
  {
    word: /^supportive$/i,
    after: /^ (?:supervision|housing|services|living|environment|care|employment)\b/i,
  },
  { word: /^precise$/i, after: /^ (?:sciences?|location|time|address)\b/i },
  { word: /^bidding$/i, unlessNear: /\b(?:auction\w*|eBay|bidders|lots)\b/i },
  {
    word: /^exhibits?$/i,
    near: /\b(?:booths?|trade|museums?|galler\w+|shows?|fairs?|art|visitors?|zoo|science)\b/i,
    unlessNear: /\b(?:trials?|courts?|depositions?|attorneys?|litigation)\b/i,
  },
  {
    word: /^1099$/i,
    near: /\b(?:representatives?|contractors?|independent|positions?|basis|pay|W-?2|commission\w*)\b/i,
    unlessNear: /\b(?:tax\w*|fil(?:e|ing)|forms?|issu\w+|prepar\w+|vendors?|year-end)\b/i,
  },
  {
    word: /^entertainment$/i,
    unlessNear: /\b(?:act(?:ing|ors?)|stage|theat\w+|perform\w*|dance\w*|singing|comed\w+)\b/i,
  },
  {
    word: /^innovative$/i,
    after:
      /^ (?:start-?up|compan(?:y|ies)|team|products?|solutions?|technolog|software|platform|organi[sz]|programs?|services?)/i,
  },
  {
    word: /^newspapers?$/i,
    unlessNear: /\b(?:report(?:er|ing)\w*|edit\w*|journalis\w*|writ\w+|columns?|articles?)\b/i,
  },
];
