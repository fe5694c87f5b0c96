/** Words for countries of origin: names, adjectives, cities of the exchange and price list prefixes ('Е Експлорер', 'АР Джумілія', 'голл.'). */
export const countryLabels: Readonly<Record<string, string>> = {
  EC: 'еквадор эквадор ecuador еквадорський еквадорська эквадорская эквадорский ecuadorian е э e ек эк екв экв ec',
  CO: 'колумбія колумбия colombia колумбійський колумбійська колумбийская колумбийский colombian кол',
  NL: 'нідерланди нидерланды netherlands holland голландія голландия голландський голландська голландская голландский dutch нідерландська гол голл нл nl',
  KE: 'кенія кения kenya кенійський кенійська кенийская кенийский kenyan кен ke',
  AM: 'вірменія армения armenia вірменський вірменська армянская армянский armenian ар ar арм',
  UA: 'україна украина ukraine український українська украинская украинский ukrainian укр ua местная місцева вітчизняна',
  IT: 'італія италия italy італійський італійська итальянская итальянский italian іт ит it',
  TR: 'туреччина турция turkey türkiye турецький турецька турецкая турецкий turkish тур tr',
  ET: 'ефіопія эфиопия ethiopia ефіопська эфиопская ethiopian',
  IL: 'ізраїль израиль israel ізраїльська израильская israeli',
  PL: 'польща польша poland польська польская polish',
};
