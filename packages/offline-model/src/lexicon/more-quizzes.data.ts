import { topicsIn } from './questions.ts';

/** Further English questions by topic, the easy ones first. */
export const MORE_QUESTIONS = topicsIn(`
geography, capital, countr, flag
On which continent is Egypt? | Asia | *Africa | Europe | South America | In its north-east.
Which ocean lies between Europe and America? | Pacific | Indian | *Atlantic | Arctic | Columbus crossed it.
What is the capital of Spain? | Barcelona | Seville | *Madrid | Valencia | It lies in the middle of the country.
Which country is shaped like a boot? | Greece | *Italy | Portugal | Croatia | Sicily lies at its toe.
Which desert covers much of northern Africa? | Gobi | Kalahari | *Sahara | Namib | It is about as large as the United States.
Which country has the most people? | China | *India | Indonesia | Brazil | It passed China in 2023.
What is the capital of Turkey? | Istanbul | *Ankara | Izmir | Bursa | Istanbul is larger, but not the capital.
Which mountain range divides Europe from Asia? | Alps | *Urals | Andes | Atlas | They run from north to south.
Through which city does the Danube not flow? | Vienna | Budapest | *Prague | Belgrade | Prague lies on the Vltava.
Which country has the longest coastline? | Australia | *Canada | Norway | Russia | Its islands add most of it.
What is the capital of Kazakhstan? | Almaty | *Astana | Tashkent | Bishkek | Since 1997.
Which is the deepest lake in the world? | Lake Victoria | Lake Superior | *Lake Baikal | Lake Tanganyika | More than 1,600 metres.
Which strait separates Asia from North America? | *Bering | Magellan | Bosporus | Malacca | About 85 kilometres at its narrowest.
Which country lies wholly within South Africa? | Eswatini | *Lesotho | Botswana | Namibia | It is all above 1,400 metres.

history, war, ancient, empire, medieval, roman, revolution, century, king
Who was the first president of the United States? | Lincoln | *Washington | Jefferson | Adams | From 1789 to 1797.
Which people built Machu Picchu? | Aztecs | Maya | *Inca | Olmecs | In the fifteenth century.
In which year did the First World War begin? | 1905 | *1914 | 1918 | 1939 | It ended in 1918.
Which wall fell in 1989? | Hadrian’s Wall | The Great Wall | *The Berlin Wall | The Western Wall | It had stood for 28 years.
Who invented printing with movable type in Europe? | *Gutenberg | Galileo | Newton | Luther | In Mainz, about 1450.
Which queen ruled Britain for most of the nineteenth century? | Anne | Mary | *Victoria | Elizabeth I | For almost 64 years.

science, physics, chemistry, biology, space, astronomy
Which planet is the largest? | Earth | Saturn | *Jupiter | Neptune | All others would fit inside it.
What is the chemical sign of gold? | Go | Gd | *Au | Ag | From the Latin aurum.
Which gas do plants take in? | Oxygen | Nitrogen | *Carbon dioxide | Helium | They give off oxygen.
What is the smallest unit of life? | Atom | *Cell | Molecule | Organ | Some beings have only one.
How long does light from the Sun take to us? | 8 seconds | *8 minutes | 8 hours | 8 days | For 150 million kilometres.

sport, football, soccer, olympic, basketball, tennis
How many players has a football team on the pitch? | 9 | 10 | *11 | 12 | With the goalkeeper.
How often are the Summer Olympics held? | Every year | Every 2 years | *Every 4 years | Every 5 years | Since 1896, with gaps in the wars.
In which sport is there a “love” score? | *Tennis | Cricket | Golf | Rugby | It means nothing.
How long is a marathon? | 21.1 km | 36.5 km | *42.195 km | 50 km | So since 1908.
Which country won the first football World Cup? | Brazil | *Uruguay | Italy | Argentina | At home in 1930.
How many points is a free throw in basketball? | *One | Two | Three | Four | From the line, unhindered.`);
