/** Property tests draw the same texts in every run, so that CI says the same twice; `FUZZ_SEED=7 npm test` draws others. */
import fc from 'fast-check';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env['FUZZ_SEED'] ?? 42) });
