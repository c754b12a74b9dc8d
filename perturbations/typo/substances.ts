/** Substances and parts of the body a letter away from others (`inulin`, `statin`), most of which no dictionary of ours has. */
export const SUBSTANCES: ReadonlySet<string> = new Set(
  `insulin inulin statin statins keratin creatine creatinine carotene lactose lactase maltose maltase sucrose sucrase
   cellulose cellulase amylase amylose pepsin pectin lectin leptin prolactin melatonin melanin gelatin casein morphine
   thiamine choline chlorine methanol ethanol menthol methane ethane butane butene propane propene benzene nitrate nitrite
   sulfate sulfite sulphate sulphite phosphate chloride chlorite chlorate fluoride fluorine iodine iodide bromine bromide
   glucose glycogen glucagon histamine histidine thymine tyrosine thyroxine cytosine cysteine cystine adenine adenosine
   guanine guanosine uracil serotonin dopamine aspirin warfarin heparin digoxin codeine penicillin metformin oestrogen
   estrogen cortisol cortisone prednisone prednisolone ileum ilium perineum peritoneum peroneal ureter ureters urethra
   tibia fibula renal adrenal mucosa mucous arteritis arthritis`
    .trim()
    .split(/\s+/u),
);
