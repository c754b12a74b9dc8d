/** Small complaints of one's own, which need no other word to be an admission. */
export const OF_ONESELF =
  /^(?:I(?:['’]m| am)(?: feeling)? |(?=kind|a bit))(?:a bit|a little|kind of|kinda) (?:sleepy|rusty|jittery|scattered|nervous|tired|lost|bored|jealous|hungover|grumpy|peckish|groggy|stiff|sore|restless|awkward)\b[^.,!?]*$|^I (?:can['’]t stand|don['’]t (?:like|enjoy|trust)) (?!it\b|anyone|anything|to\b|that\b)[^.,!?]*$/iu;
