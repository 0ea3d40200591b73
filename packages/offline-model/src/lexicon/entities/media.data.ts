import { entriesIn } from '../entry.ts';

export const MEDIA = entriesIn(`
article | Article | Articles | Newspaper | content
article, blog post, post article, news article, news story, essay, editorial, blog entry, tutorial article,
guide, tip, column, feature story, press release, magazine article, how-to guide, case study, interview article, blog, news, health tip, industry news, knowledge article, research article, insight
= Title*; Picture:image; Category*[News|Guides|Opinion|Stories]; Author*; Published on:date; Reading time:number(min); Summary:longText; Content:longText-
What we learned from a quiet year | quiet desk | Stories | Lena Ortiz | D-2 | 6 | Fewer plans, better ones. | The best decisions came late in the week, after a walk.
Five habits that survive busy weeks | notebook | Guides | Tom Becker | D-5 | 4 | Small enough to keep. | Begin with the one you would miss.
Why slow is often faster | snail | Opinion | Nia Okoro | D-8 | 5 | An argument for the second look. | Speed is what is left when nothing has to be done twice.
The workshop behind the market | workshop | Stories | Marta Kowal | D-12 | 7 | A visit to three makers. | The door is open, the radio is on.
New rules from next month | calendar | News | Lena Ortiz | D-14 | 3 | What changes and for whom. | Three things to know and one to do.
A beginner's guide to starting over | path | Guides | Yuki Arai | D-18 | 8 | Step by step, with mistakes. | Nobody starts from nothing.
In praise of the handwritten list | pen paper | Opinion | Tobias Lang | D-21 | 3 | Paper remembers differently. | Crossing out is half of the pleasure.
Our readers' favourite places | map | News | Tom Becker | D-25 | 5 | You voted, we counted. | Number one was a surprise.

poem | Poem | Poems | Feather | content
poem, poetry, verse, ~haiku, ~short story, ~story, writing, creative writing, lyric, ~quote, saying, ~joke, fan fiction, literary work, inspirational quote
= Title*; Author*; Theme*[Nature|Love|City|Time]; Written on:date; Text*:longText
Low tide | Yuki Arai | Nature | D-3 | The sea has gone to think. // It left its pockets open: // a shell, a rope, a shoe.
Letter, unsent | Elena Marsh | Love | D-7 | I wrote the weather down for you, // the way it leaned against the house.
Line 9, last stop | Marco Silva | City | D-10 | The driver hums. We are // the only two who know the song.
Clockmaker | Nia Okoro | Time | D-14 | All day he mends the minutes. // At night he spends them.
First frost | Marta Kowal | Nature | D-20 | Someone drew the garden // again, in white, by heart.
Two cups | Amelia Hart | Love | D-26 | One for the talk, // one for the silence after.
Rooftops | Theo Laurent | City | D-31 | From here the streets are lines // in a hand held out.
Hourglass | Yuki Arai | Time | D-40 | Turn it over. // Watch the past begin.

podcast | Episode | Episodes | Mic | content
podcast, episode, podcast episode, audio, radio show, show episode, audio story, ~sermon
= Title*; Cover:image; Guest; Topic*[Culture|Science|Business|Life]; Published on:date; Length:number(min); Show notes:longText
The sound of glass | glass | Tobias Lang | Culture | D-4 | 42 | A museum, a hammer and a mistake.
Sleeping stars | stars | Dr. Nia Okoro | Science | D-11 | 51 | What the sky does when nobody looks.
Hiring your first colleague | meeting | Carmen Ruiz | Business | D-18 | 36 | Write the advert last.
Learning to rest | hammock | Leila Haddad | Life | D-25 | 33 | Rest is a skill.
Cities after midnight | city night | Marco Silva | Culture | D-32 | 47 | Night buses and bakers.
Numbers that lie | numbers | Mina Park | Science | D-39 | 40 | Five charts to distrust.

video | Video | Videos | Video | content
video, film clip, video content, vlog, short video, live stream, stream, channel, video tutorial, clip, documentary, reel, animation, trailer
= Title*; Picture:image; Channel*; Category*[Learning|Music|Travel|Cooking|Comedy]; Length:number(min); Views:number; Published on:date; Description:longText-
Bread in one bowl | bread | Marta's Kitchen | Cooking | 12 | 48200 | D-3 | No mixer, no stress.
Learn chords in ten minutes | guitar | Six Strings | Music | 10 | 120400 | D-8 | Four shapes, a hundred songs.
A night train across Europe | night train | Slow Miles | Travel | 24 | 86300 | D-12 | Berth 31, window side.
Why planes curve | plane | Think Twice | Learning | 9 | 210500 | D-15 | Globes and string.
Cat against cucumber | cat | Small Laughs | Comedy | 2 | 530000 | D-20 | The cucumber wins.
Street dumplings | dumplings | Marta's Kitchen | Cooking | 15 | 64100 | D-22 | Fold, steam, repeat.
Hiking the north coast | coast cliffs | Slow Miles | Travel | 31 | 39800 | D-28 | Wind included.
Fractions with cake | cake | Think Twice | Learning | 7 | 97700 | D-33 | Eat the remainder.

photo | Photo | Photos | Image | content
photo, photograph, picture, image, album, photo album, snapshot, memory, wallpaper, portfolio image, photography, ~meme, photography work
= Title*; Picture:image; Album*[Nature|City|People|Travel]; Taken on:date; Place; Description:longText-
Morning fog | foggy forest | Nature | D-10 | Black Forest | Five in the morning, no wind.
Crossing | city crossing | City | D-24 | Tokyo | Eight directions at once.
The fishmonger | market portrait | People | D-31 | Lisbon | He sang while he worked.
Salt flats | salt desert | Travel | D-60 | Uyuni | The sky underfoot.
Fern study | fern | Nature | D-72 | Home garden | Macro, one lamp.
Blue hour | city dusk | City | D-80 | Chicago | Fifteen minutes a day.
Grandmother's hands | hands | People | D-95 | Krakow | Dough and flour.
Dunes | desert dunes | Travel | D-120 | Merzouga | After the storm.

artwork | Artwork | Artworks | Palette | content
artwork, art, painting, ~sculpture, art piece, ~exhibit, exhibition piece, ~nft, drawing, illustration,
collection piece, portfolio piece, portfolio project, portfolio, work, design work, creative work, art collection, ~pottery, exhibition, ~museum exhibit, ~artifact
= Title*; Picture:image; Artist*; Medium*[Oil|Watercolour|Sculpture|Photography|Digital]; Year:number; Price:money; Description:longText-
Harbour at dusk | harbour painting | Ana Reyes | Oil | 2022 | 690 | Layered blues, one red boat.
Paper birds | paper birds | Yuki Arai | Sculpture | 2021 | 1200 | Four hundred folded sheets.
Rain on Rua Augusta | rainy street | Marco Silva | Watercolour | 2023 | 340 | Wet on wet.
Signal | abstract light | Theo Laurent | Digital | 2024 | 220 | Edition of twenty.
Standing stone | stone sculpture | Ingrid Solberg | Sculpture | 2019 | 2800 | Granite from the fjord.
Windows, evening | windows | Amelia Hart | Photography | 2020 | 410 | Thirty-six strangers.
Field notes | field abstract | Nia Okoro | Oil | 2023 | 950 | Ochre and chalk.
Undertow | waves | Ana Reyes | Digital | 2024 | 180 | Looped, six minutes.

movie | Movie | Movies | Film | content
movie, film, ~tv show, ~series, ~tv series, ~anime, show listing, motion picture, television show, streaming content
= Title*; Poster:image; Genre*[Drama|Comedy|Sci-Fi|Thriller|Family]; Year:number; Director; Length:number(min); Rating:rating; Synopsis:longText
The Quiet Harbour | harbour | Drama | 2021 | Ana Reyes | 112 | 5 | A lighthouse keeper learns to speak again.
Laundry Day | laundry | Comedy | 2022 | Sam Cooper | 96 | 4 | Eight neighbours, one machine.
Orbit of Glass | space station | Sci-Fi | 2023 | Mei Tanaka | 134 | 5 | A station that must not turn.
Low Tide | sea night | Thriller | 2020 | J. P. Harrow | 108 | 4 | Somebody moved the buoys.
The Bear's Bakery | bear bakery | Family | 2019 | Marta Kowal | 84 | 4 | Honey, flour and a missing key.
Second Winter | snow village | Drama | 2018 | Elena Marsh | 121 | 3 | A village waits for the road to open.
Zero Gravity Wedding | space wedding | Comedy | 2024 | Luis Herrera | 102 | 3 | The cake floats.
Signal Lost | radio tower | Thriller | 2022 | Kofi Mensah | 99 | 4 | The last radio operator hears a reply.

song | Song | Songs | Music | content
song, track, music, single, music track, audio track, ~instrument, sheet music
= Title*; Cover:image; Artist*; Album; Genre*[Pop|Rock|Jazz|Classical|Electronic]; Length:number(s); Year:number; Lyrics:longText-
Paper Lanterns | lanterns | The Lowlands | Night Ferry | Pop | 214 | 2022 | We let them go, one by one.
Copper Wire | wires | Static Field | Current | Electronic | 263 | 2023 |
Blue Room | piano | Mina Park Trio | Small Hours | Jazz | 318 | 2020 |
Northern Line | train | The Lowlands | Night Ferry | Pop | 198 | 2022 | Mind the gap between us.
Stone Garden | garden | Clara Fontaine | Études | Classical | 287 | 2019 |
Loud Houses | guitar | Red Kites | First Flight | Rock | 241 | 2021 | Turn it down, turn it up.
Glass Rain | rain | Static Field | Current | Electronic | 305 | 2023 |
Slow Walk Home | street night | Mina Park Trio | Small Hours | Jazz | 276 | 2020 |

artist | Artist | Artists | Palette | person
artist, ~musician, ~band, ~author, ~writer, painter, creator, ~influencer, celebrity, ~actor, ~director, designer, ~model, photographer profile, composer, ~singer, ~poet, blogger, idol
= Name*; Photo:image; Field*[Painting|Music|Writing|Photography]; City; Followers:number; Website:url-; Biography:longText
Ana Reyes | woman painter | Painting | Valparaíso | 18200 | https://anareyes.example | Paints water and what stands beside it.
The Lowlands | band | Music | Rotterdam | 54100 | https://lowlands.example | Four voices, one ferry.
Elena Marsh | woman writer | Writing | Bristol | 23800 | https://marsh.example | Novels with maps in them.
Amelia Hart | woman photographer | Photography | Boston | 12900 | https://hart.example | Windows and strangers.
Yuki Arai | woman poet | Writing | Nagano | 9700 | https://arai.example | Small poems about weather.
Static Field | man synthesizer | Music | Berlin | 31500 | https://staticfield.example | Machines that breathe.

videoGame | Game | Games | Gamepad2 | content
video game, game title, ~board game, esports, game review, mobile game, game catalog, ~console, mini game, gaming news
= Title*; Cover:image; Genre*[Adventure|Puzzle|Strategy|Racing|Role-playing]; Platform[PC|Console|Mobile]; Release year:number; Price:money; Rating:rating; Description:longText-
Hollow Lantern | dark cave | Adventure | PC | 2023 | 24.9 | 5 | A small light in a large cave.
Tidy Tiles | tiles | Puzzle | Mobile | 2022 | 4.9 | 4 | One more board.
Iron Meadows | battlefield | Strategy | PC | 2021 | 39.9 | 4 | Farms first, walls later.
Redline Coast | racing car | Racing | Console | 2024 | 59.9 | 4 | Wet asphalt, late braking.
Saga of the Ninth Gate | castle | Role-playing | Console | 2020 | 29.9 | 5 | Eighty hours, one door.
Cloud Courier | clouds | Adventure | Mobile | 2023 | 6.9 | 3 | Deliver letters by kite.
Pixel Bakery | bakery | Puzzle | PC | 2022 | 9.9 | 4 | Bake in the right order.
Orbit Tactics | space | Strategy | PC | 2024 | 34.9 | 4 | Turns that last a second.

playlist | Playlist | Playlists | ListMusic | content
playlist, mixtape, music collection
= Name*; Cover:image; Mood*[Focus|Party|Calm|Travel]; Songs:number; Made by; Description:longText
Slow Sunday | morning light | Calm | 24 | Clara Jensen | For long breakfasts.
Deep work | desk lamp | Focus | 40 | Ravi Menon | No words, steady beat.
Kitchen dancing | disco | Party | 32 | Rosa Gallo | Loud pans allowed.
Night drive | night road | Travel | 28 | Daniel Okafor | Streetlights and synths.
Rain on the roof | rain | Calm | 19 | Mina Park | Piano and weather.
Last hour | sunset | Focus | 16 | Oscar Lind | The end is near.

showtime | Showtime | Showtimes | Clapperboard | event
showtime, show time, screening, film screening, movie screening, cinema showing, movie showing
= Name*; Film->movie; Date*:date; Time*:time; Hall[Main hall|Studio|Balcony]; Free seats:number; Price:money
Tonight at eight | 1 | D+0 | 20:00 | Main hall | 84 | 11
Late show | 2 | D+0 | 22:30 | Studio | 31 | 9
Matinée | 3 | D+1 | 15:00 | Main hall | 120 | 8
Family afternoon | 4 | D+1 | 16:30 | Studio | 44 | 7
Original version | 5 | D+2 | 19:15 | Balcony | 22 | 11
Friday première | 6 | D+3 | 20:30 | Main hall | 12 | 14
Sunday classic | 1 | D+4 | 11:00 | Studio | 50 | 8
Double feature | 2 | D+5 | 18:00 | Main hall | 76 | 16`);
