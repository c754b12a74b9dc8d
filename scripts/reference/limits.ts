/** Which texts an operator does not reach, and why: by its file's name. What it makes of the seed data is counted, not said. */
export const LIMITS: Readonly<Record<string, string>> = {
  taxonomy:
    'A word is replaced only where a list has it in that use, so it reaches few texts with rare words. Names, titles, quotations, idioms and parts of compounds stay, and so do words of which the sense is not plain from the words around them. More general and more specific terms are never put into a question, where they could change what is asked.',
  negation:
    'A text is reversed only where one negation reverses all of it: one clause, or parts that all say the same. Two opinions of different kinds, irony and mixed reviews are left alone. Of a text that is negated, no label is promised but that it is another one (`different`): what is not good may be bad or neither. Most rules keep the sense and add a negation cue that does not matter.',
  ner: 'Only an invented name is put in, and only where a person, place or thing of that kind may stand. Names that people know are not swapped: they may decide the answer. Most rules for questions put a frame around the whole question and change nothing inside it.',
  fairness:
    'A group is stated of a person, never of a thing, and never in a claim about the group. Nobody of a group is said to have done wrong, and texts on matters in which the group may count are left alone by the rules that would name it there. Most rules for questions put a frame around the whole question: who asks is changed, not who is asked about.',
  typo: 'A word is misspelt (in longer texts several are), so that a reader can tell at once which was meant. Letters slip in plain lower-case words of four letters or more alone; names, numbers, negations and what is in quotation marks stay, and a slip that makes another word is not made.',
  temporal:
    'A time is added or changed only where nothing else in the text depends on it. Judgements of what is so at all times, texts with times of their own in the same clause and questions in which the time decides the answer are left alone.',
  srl: 'A sentence is rebuilt only where its parts and their roles are sure: short chats without a full sentence are left alone, and so are most texts of several sentences in which a later one refers back. It serves questions far better than messages.',
  coreference:
    'There must be something that can be named first, and only one thing that the pronoun can mean. Texts in which a second noun of the same kind could be meant, and texts that begin with a pronoun, are left alone. It serves questions far better than messages.',
  vocab:
    'What is added fits the register of the text: chat, review, letter, clinical or legal note. Legal and clinical sentences get only words that such texts use. Short replies, texts in quotes and texts that have such a word already are left alone.',
};
