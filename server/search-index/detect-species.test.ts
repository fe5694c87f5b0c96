import { describe, expect, it } from 'vitest';
import { detectSpecies } from './detect-species';

const texts = { name: 'Santander', alt: '', description: '', sections: ['Тюльпани та цибулинні', 'Квіти'] };

describe('detectSpecies', () => {
  it('uses the name first, then the picture text, then the first sentence', () => {
    expect(detectSpecies({ ...texts, name: 'Рускус італійський', alt: 'троянда' })).toEqual(['ruscus']);
    expect(detectSpecies({ ...texts, alt: 'Santander, лілія', description: 'Троянда, 60 см.' })).toEqual(['lily']);
    expect(detectSpecies({ ...texts, description: 'Лілія, 80 см. Личить трояндам.' })).toEqual(['lily']);
  });

  it('uses a section only when it names one species', () => {
    expect(detectSpecies({ ...texts, sections: ['Гвоздика, еустома, альстромерія', 'Квіти'] })).toEqual([]);
    expect(detectSpecies({ ...texts, sections: ['Одноголові троянди'] })).toEqual(['disbud', 'rose']);
  });

  it('recognizes kinds and parent species in any language', () => {
    expect(detectSpecies({ ...texts, alt: 'Irishka, spray rose' })).toEqual(['spray', 'rose']);
    expect(detectSpecies({ ...texts, alt: 'Montes, santini' })).toEqual(['chrysanthemum', 'santini']);
    expect(detectSpecies({ ...texts, alt: 'евкаліпт', sections: ['Зелень', 'Зелень і сухоцвіти'] })).toEqual([
      'eucalyptus',
      'greens',
    ]);
  });
});
