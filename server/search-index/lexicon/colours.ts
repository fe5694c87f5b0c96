/** Words for colours in three languages by colour code of the catalogue; several codes for a vague word. */
export const colourLabels: readonly (readonly [codes: readonly string[], words: string])[] = [
  [['red'], 'червоний красный red червона красная'],
  [['white'], 'білий белый white білосніжний білосніжна белоснежный'],
  [['pink'], 'рожевий розовый pink рожева розовая фуксія фуксия fuchsia малиновий малиновый пінк пинк'],
  [['orange'], 'помаранчевий оранжевий оранжевый orange помаранчева оранжева рыжий рудий'],
  [['yellow'], 'жовтий жёлтый желтый yellow жовта жёлтая золотий золотой'],
  [
    ['purple'],
    'фіолетовий фиолетовый purple violet бузковий сиреневый лавандовий лавандовый lavender lilac пурпурний пурпурный',
  ],
  [['green'], 'зелений зелёный зеленый green салатовий салатовый'],
  [['blue'], 'блакитний голубий голубой blue синій синий синя синяя'],
  [['cream'], 'кремовий кремовый cream айворі айвори ivory молочний молочный шампань champagne бежевий бежевый beige'],
  [['peach'], 'персиковий персиковый peach абрикосовий абрикосовый apricot'],
  [['peach', 'orange'], 'кораловий коралловый coral лососевий лососевый salmon'],
  [['burgundy'], 'бордовий бордовый burgundy бордо вишневий вишнёвый чорний чорна чёрный черный черная'],
  [['mixed'], 'мікс микс mix mixed асорті ассорти різнокольоровий разноцветный'],
];
