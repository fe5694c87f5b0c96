import { inThree } from '../translated';
import { named, type SpeciesFacts } from './species-facts';

export const fillers: readonly SpeciesFacts[] = [
  {
    code: 'gypsophila', categoryId: 24, names: inThree('Гіпсофіла', 'Gypsophila', 'Гипсофила'),
    care: inThree(
      'Не тримайте в закритій плівці: хмаринка пріє; гарно висихає в підвішеному пучку.',
      'Do not keep it in closed film, the cloud sweats; it dries well hung upside down.',
      'Не держите в закрытой плёнке: облачко преет; хорошо сохнет в подвешенном пучке.',
    ),
    ladder: [[70, 4900], [60, 4200], [80, 5600]], packs: [25], from: ['EC', 'KE'], vaseDays: [8, 14], grades: ['select', 'premium'],
    varieties: named({ Xlence: 'white', 'Million Stars': 'white' }),
  },
  {
    code: 'hydrangea', categoryId: 24, names: inThree('Гортензія', 'Hydrangea', 'Гортензия'),
    care: inThree(
      'П’є багато: зріжте навскіс, розщепіть зріз; прив’ялу шапку занурте у воду на дві години.',
      'A heavy drinker: cut at an angle and split the end; sink a wilted head in water for two hours.',
      'Пьёт много: срежьте наискось, расщепите срез; привядшую шапку погрузите в воду на два часа.',
    ),
    ladder: [[60, 13400], [50, 11200], [70, 14600]], packs: [1, 5], from: ['CO', 'NL'], vaseDays: [6, 12], headMm: [140, 220],
    grades: ['premium', 'select'],
    varieties: named({ Verena: 'blue', Schneeball: 'white', 'Verena Pink': 'pink', 'Magical Jade': 'green', 'Royal Benefit': 'purple' }),
  },
  {
    code: 'peony', categoryId: 24, names: inThree('Півонія', 'Peony', 'Пион'),
    care: inThree(
      'Тугі бутони поставте в теплу воду: розкриються за добу; зберігайте сухими в холоді до тижня.',
      'Put tight buds in warm water to open within a day; store dry and cold for up to a week.',
      'Тугие бутоны поставьте в тёплую воду: раскроются за сутки; храните сухими в холоде до недели.',
    ),
    ladder: [[50, 14800], [60, 17200]], packs: [10], from: ['NL', 'UA'], vaseDays: [4, 7], headMm: [80, 130], grades: ['A1', 'A2'],
    varieties: named({ 'Sarah Bernhardt': 'pink', 'Coral Charm': 'peach', 'Duchesse de Nemours': 'white', 'Red Charm': 'red' }),
  },
  {
    code: 'matthiola', categoryId: 24, names: inThree('Матіола', 'Matthiola', 'Маттиола'),
    care: inThree(
      'Сильно пахне й швидко каламутить воду: міняйте її щодня і додавайте хлорну таблетку.',
      'Strongly scented and quick to cloud the water: change it daily and add a chlorine tablet.',
      'Сильно пахнет и быстро мутит воду: меняйте её ежедневно и добавляйте хлорную таблетку.',
    ),
    ladder: [[60, 5200], [50, 4400], [70, 5900]], packs: [10], from: ['NL', 'IT', 'UA'], vaseDays: [5, 8], grades: ['A1', 'A2'],
    varieties: named({ 'Iron White': 'white', 'Iron Purple': 'purple', 'Figaro Pink': 'pink', 'Iron Apricot': 'peach' }),
  },
  {
    code: 'delphinium', categoryId: 24, names: inThree('Дельфініум', 'Delphinium', 'Дельфиниум'),
    care: inThree(
      'Боїться етилену, обсипається від протягу; ставте в глибоку воду одразу після розпакування.',
      'Fears ethylene and drops petals in a draught; put it in deep water straight from the box.',
      'Боится этилена, осыпается от сквозняка; ставьте в глубокую воду сразу после распаковки.',
    ),
    ladder: [[80, 7400], [70, 6400], [90, 8600]], packs: [10, 5], from: ['NL', 'CO'], vaseDays: [5, 12], grades: ['A1', 'A2'],
    varieties: named({ Volkerfrieden: 'blue', 'Dewi Boy': 'purple', 'Aurora White': 'white', 'Aurora Lavender': 'purple' }),
  },
];
