/** Small complaints of one's own, which need no other word to be an admission. */
export const OF_ONESELF =
  /^(?:I(?:['’]m| am)(?: feeling)? |(?=kind|a bit)|feeling )(?:a bit|a little|a shade|kind of|kinda|slightly) (?:sleepy|rusty|jittery|scattered|nervous|tired|lost|bored|jealous|hungover|grumpy|peckish|groggy|stiff|sore|restless|awkward|chilly|scatterbrained|wobbly|achy|foggy|drowsy|dozy|lazy|fidgety|off today|hungry|flat|weary|shaky)\b[^.,!?]*$|^I (?:can['’]t stand|don['’]t (?:like|enjoy|trust)) (?!it\b|anyone|anything|to\b|that\b)[^.,!?]*$/iu;
