/** True and of no interest to any text: what stands in them is neither good nor bad, and bears on nothing. */
export const FACTS: readonly string[] = [
  'a week has seven days',
  'a dozen is twelve',
  'the alphabet has twenty-six letters',
  'an hour has sixty minutes',
  'a triangle has three sides',
  'there are a hundred centimetres in a metre',
];

/** Words that nobody knows, for things that matter to nobody. */
export const INVENTED: readonly string[] = [
  'Brimblewick',
  'Zorvane',
  'Quillox',
  'Tamberoo',
  'Wendlekin',
  'Plovarn',
  'Skerrit',
  'Mufferling',
];
