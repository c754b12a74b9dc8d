import { suiteFile } from '../compile/suite-file.js';
import { azureExport, openaiExport } from './evals.js';
import type { Exported, ExportSource } from './export-source.js';
import { promptfooExport } from './promptfoo.js';
import { csvExport, jsonlExport } from './rows.js';

/** Every format by its name. */
export const exporters: Readonly<Record<string, (source: ExportSource) => Exported>> = {
  suite: (source) => {
    const { text, notes } = suiteFile(source);
    return { files: [{ ending: undefined, text }], notes };
  },
  'openai-evals': openaiExport,
  azure: azureExport,
  promptfoo: promptfooExport,
  csv: csvExport,
  jsonl: jsonlExport,
};
