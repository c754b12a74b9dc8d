"""Texts a second of the plainest WordNet augmenter on NLTK, for comparison with bench/perturb.mjs: for each text, every word's
synonyms are looked up in all synsets and one word is replaced, as TextAttack's WordSwapWordNet and nlpaug's SynonymAug do
(without their taggers, which would only make it slower). Needs Debian's python3-nltk and wordnet-base. One JSON line."""
import json, pathlib, random, re, sys, tempfile, time

from nltk.corpus.reader.wordnet import WordNetCorpusReader

SOURCE = pathlib.Path("/usr/share/wordnet")
LEXNAMES = """adj.all adj.pert adv.all noun.Tops noun.act noun.animal noun.artifact noun.attribute noun.body noun.cognition
noun.communication noun.event noun.feeling noun.food noun.group noun.location noun.motive noun.object noun.person
noun.phenomenon noun.plant noun.possession noun.process noun.quantity noun.relation noun.shape noun.state noun.substance
noun.time verb.body verb.change verb.cognition verb.communication verb.competition verb.consumption verb.contact
verb.creation verb.emotion verb.motion verb.perception verb.possession verb.social verb.stative verb.weather adj.ppl""".split()
POS = {"noun": 1, "verb": 2, "adj": 3, "adv": 4}


def reader(folder):
    """A reader over Debian's files, with the list of file names that NLTK asks for beside them."""
    for file in SOURCE.iterdir():
        if file.is_file():
            (folder / file.name).symlink_to(file)
    names = (f"{at:02d}\t{name}\t{POS[name.split('.')[0]]}\n" for at, name in enumerate(LEXNAMES))
    (folder / "lexnames").write_text("".join(names))
    return WordNetCorpusReader(str(folder), None)


def augmented(text, wordnet, rng):
    words = [(m.start(), m.end(), m.group()) for m in re.finditer(r"[A-Za-z]{3,}", text)]
    candidates = []
    for start, end, word in words:
        lemmas = {l.name().replace("_", " ") for s in wordnet.synsets(word.lower()) for l in s.lemmas()}
        candidates += [(start, end, lemma) for lemma in sorted(lemmas - {word.lower()})]
    if not candidates:
        return None
    start, end, lemma = rng.choice(candidates)
    return text[:start] + lemma + text[end:]


def main():
    root = pathlib.Path(__file__).resolve().parent.parent / "datasets"
    files = [root / "chat-messages.jsonl", root / "yes-no-questions.jsonl"]
    texts = [json.loads(line)["input"] for file in files for line in file.read_text().splitlines() if line]
    with tempfile.TemporaryDirectory() as folder:
        wordnet, rng = reader(pathlib.Path(folder)), random.Random(1)
        for text in texts:
            augmented(text, wordnet, rng)  # warm-up: NLTK keeps what it has read
        rounds, started = 5, time.perf_counter()
        for _ in range(rounds):
            for text in texts:
                augmented(text, wordnet, rng)
        warm = rounds * len(texts) / (time.perf_counter() - started)
        fresh, started = reader(pathlib.Path(tempfile.mkdtemp())), time.perf_counter()
        for text in texts:
            augmented(text, fresh, rng)
        cold = len(texts) / (time.perf_counter() - started)
    json.dump({"textsPerSecond": {"warm": round(warm), "firstTime": round(cold)}}, sys.stdout)
    print()


main()
