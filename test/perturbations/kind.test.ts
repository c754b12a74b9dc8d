import { describe, expect, test } from 'vitest';
import { type Kind, kindOfText } from '../../perturbations/around/kind.js';
import { parse } from '../../src/english/doc.js';

/** Written before the patterns were tried on them. */
const TEXTS: Readonly<Record<Kind, readonly string[]>> = {
  chat: [
    'The heating is back on 🎉',
    'Which of the two keys opens the cellar?',
    "I can't believe they sold the bakery.",
    "She's asleep at last",
    'Our bus broke down twice. So much for the early start!',
    'My contract ends in June',
    'Ask the nurse if he may have grapes',
  ],
  speech: [
    'Ladies and gentlemen, nobody in this hall has done more for the harbour than Mrs Quist. Tonight we say thank you.',
    'Your Honour, my client stood in that queue for nine hours and was then sent home without a word.',
    'Madam Chair, I ask that the vote on the bridge be put off until the engineers have been heard.',
  ],
  review: [
    'We ate here on a wet Monday and had the whole bistro to ourselves. The lamb was tender, the bill was fair, and the cook came out to say goodnight.',
    'I bought these gloves for cycling in winter. The seams split after a week and my thumbs froze all the same. Avoid.',
    'The hostel has forty beds in five rooms. We stayed for two nights and took the bus into town. Breakfast is bread and jam.',
    'A slow, silent film about a ferryman and his dog. The last ten minutes are gorgeous, but I nodded off twice before that.',
    'This toaster browns one side and forgets the other. I have owned it for a month and I already want my old one back.',
  ],
  story: [
    'My grandfather built clocks and never wore a watch. When we asked him why, he said that the house was loud enough. I still think of it at noon.',
    "Woke at four and couldn't get back to sleep. The street was empty and there was frost on the cars. I made tea and read until it got light.",
    'We adopted two hens last spring and the whole street has gone soft over them. The postman brings them lettuce. My son has named the bigger one Admiral.',
  ],
  letter: [
    'Dear Ms Okeke, I moved into number 12 in April and the gutter has leaked ever since. Could somebody come and look at it?',
    'Your technician arrived three hours late, left mud on the carpet and told my mother that the fault was hers. I expect an apology.',
    'We acknowledge your application of 2 May. It will be considered by the board, and you will hear from us within ten working days.',
    'Further to our meeting on Friday, I attach the revised drawings. Let me know whether the height of the wall suits you.',
    'I am writing to thank the crew who carried my sister down from the ridge. They were calm and kind, and they would take nothing for it.',
  ],
  ticket: [
    'Ticket 8810: the scanner on the second floor feeds two sheets at a time. It was serviced in May.',
    'Since the last update your app forgets my settings whenever I close it. I have reinstalled it three times. Please tell me what to try next.',
    'Customer reports that the tablet restarts when it is charged. The battery was replaced in March. Assigned to the second line.',
    'How do I export the list of members from the new version? I can see the button, but it stays grey. My account is an administrator.',
  ],
  clinical: [
    'The patient slept well and took breakfast. The drain was removed at noon. She is to walk with one stick.',
    'Wound clean and dry. No fever overnight. Diet as tolerated.',
    'A 71-year-old man with a cough of three weeks. He has never smoked and keeps pigeons.',
    'Mrs Dahl was seen in clinic after her operation. She is delighted with her sight and reads without glasses.',
    'She describes low mood since the spring and says that nothing gives her pleasure. Sleep is poor. No plans to harm herself.',
  ],
  contract: [
    'The lessee shall keep the yard free of snow. The lessor shall provide the salt.',
    'Either party may end this agreement by giving sixty days’ notice.',
    'The licence runs for two years and is renewed unless it is cancelled in writing.',
    '“Premises” means the shop, the cellar and the yard behind it.',
  ],
  appraisal: [
    'Ravi has worked hard this term. His homework is neat, and he helps the younger pupils to read.',
    'Ingrid has had a difficult year in the department. She missed two deadlines and her reports are thin.',
  ],
  notice: [
    'The swimming pool will be closed for repairs from Monday. Season tickets will be extended by a week.',
    'The committee heard two objections to the mast. A vote was put off until the autumn.',
    'The valley lies between two ridges and is drained by a single stream. Its three villages share a school.',
    'Please note that parcels are kept at the desk for five days. They are then returned to the sender.',
    'The trial enrolled ninety adults at four sites. Of these, eleven withdrew before the second visit.',
  ],
  list: [
    'Rope, pegs, two lanterns and a kettle',
    '- milk\n- eggs\n- candles',
    '1. Sweep the hall\n2. Lock the shed\n3. Feed Otto',
  ],
};

describe('the kind of a text', () => {
  const rows = Object.entries(TEXTS).flatMap(([kind, texts]) => texts.map((text) => [text, kind] as const));
  test.each(rows)('%j is a %s', (text, kind) => {
    expect(kindOfText(parse(text))).toBe(kind);
  });
});
