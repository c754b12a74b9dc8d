import { type Doc, matches } from '../../../src/plugin.js';

/** `Has the Pope ever …`: any of the many who held the office, and no one of them. */
const EVER_OF_OFFICE =
  /^(?:has|was|did|had|is|does) (?:the )?(?:[a-zà-ž]+ )?(?:pope|king|queen|emperor|empress|president|vice president|prime minister|chancellor|mayor|governor|archbishop|sultan|tsar|czar|pharaoh|dalai lama|secretary|speaker|captain|monarch|sheriff)\b(?: of [^?]{2,30})? ever\b/iu;

export const isEverOfOffice = (doc: Doc): boolean => matches(doc, EVER_OF_OFFICE);

/** Somebody, or the play, novel or film about them: `did he contain`, `was it killed`. */
export const TITULAR =
  /^(?:Hamlet|Macbeth|Othello|King Lear|Frankenstein|Dracula|Carmen|Tosca|Aida|Emma|Faust|Ulysses|Don Quixote|Don Giovanni|Robinson Crusoe|Oliver Twist|David Copperfield|Jane Eyre|Anna Karenina|Madame Bovary|Lolita|Beowulf|Batman|Superman|Spider-Man|Barbie|Matilda|Moana|Mulan|Cinderella|Snow White|Pinocchio|Peter Pan|Sherlock|Harry Potter|Indiana Jones|James Bond|Shrek|Rocky|Rambo|Pocahontas|Aladdin|Bambi|Dumbo|Elmer Gantry|Peer Gynt|Medea|Antigone|Oedipus|Electra|Lysistrata|Zorro|Tarzan|Heidi|Rebecca|Carrie|Gandhi|Lincoln|Elvis|Evita|Hamilton|Figaro|Rigoletto|Siegfried|Tristan|Salome|Godzilla|King Kong|Jaws|Buffy|Frozen|Tintin|Asterix|Zelda|Tom Sawyer|Huckleberry Finn|Moby Dick|Moby-Dick|Kim|Ivanhoe|Candide|Gulliver|Doctor Who|Dr\.? Who)$/u;
