import { type Doc, matches, perDoc } from '../../../src/plugin.js';
import { isGrave } from '../../around/register.js';

const GRAVE =
  /\b(?:fell (?:twice|down|off|over|again|ill|on)|falls?|ward|bruise[sd]?|bruising|ble(?:ed|eding|d)|blood|hospitals?|surgery|operations?|biopsy|bull(?:y|ied|ying)|robbed|burgled|burglary|stolen|stole|evict\w*|diagnos\w+|chemo\w*|dementia|emergency|intensive care|unconscious|harass\w*|racis\w+|discriminat\w+|depress(?:ed|ion)|beat(?:en)? up|attacked|missing for|lost (?:my|our|his|her) (?:son|daughter|baby|child|house|home|mum|mom|dad)|burn(?:ed|t) down|heart attack|in pain|wrong (?:dose|tablets|medication)|unsafe|nearly died|savings|redundan\w+|sacked|laid off|divorc\w+|neglect\w*|sobbing|(?:allergic|nut) reaction)\b/iu;

/** News that nobody opens with an offhand `My grandfather? He …`: illness, falls, theft, loss. */
export const isGraveNews = perDoc((doc: Doc) => isGrave(doc) || matches(doc, GRAVE));
