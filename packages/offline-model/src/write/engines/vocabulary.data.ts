import { listed } from '../../lexicon/listed.ts';

/** Eight everyday words in the languages people learn: word, reading, example, in the order of the meanings. */
export const VOCABULARY: Readonly<Record<string, readonly string[]>> = {
  japanese: listed(`
    水=みず (mizu)=水をください。, 猫=ねこ (neko)=猫がいます。, 本=ほん (hon)=本を読みます。, 友達=ともだち (tomodachi)=友達と話します。,
    駅=えき (eki)=駅はどこですか。, 食べる=たべる (taberu)=りんごを食べる。, 大きい=おおきい (ookii)=大きい家です。,
    ありがとう=ありがとう (arigatou)=どうもありがとう。`),
  spanish: [
    'el agua=AH-gwa=Un vaso de agua, por favor.',
    'el gato=GA-to=El gato duerme.',
    'el libro=LEE-bro=Leo un libro.',
    'el amigo=a-MEE-go=Hablo con un amigo.',
    'la estación=es-ta-SYON=¿Dónde está la estación?',
    'comer=ko-MER=Voy a comer.',
    'grande=GRAN-de=Una casa grande.',
    'gracias=GRA-syas=Muchas gracias.',
  ],
  french: listed(`
    l’eau=o=Un verre d’eau., le chat=sha=Le chat dort., le livre=leevr=Je lis un livre.,
    l’ami=ah-mee=Je parle avec un ami., la gare=gahr=Où est la gare ?, manger=mahn-zhay=Je vais manger.,
    grand=grahn=Une grande maison., merci=mehr-see=Merci beaucoup.`),
  german: [
    'das Wasser=VAH-ser=Ein Glas Wasser, bitte.',
    'die Katze=KAT-suh=Die Katze schläft.',
    'das Buch=bookh=Ich lese ein Buch.',
    'der Freund=froynt=Ich spreche mit einem Freund.',
    'der Bahnhof=BAHN-hohf=Wo ist der Bahnhof?',
    'essen=ES-sen=Ich möchte essen.',
    'groß=grohs=Ein großes Haus.',
    'danke=DAHN-kuh=Vielen Dank.',
  ],
  italian: listed(`
    l’acqua=AHK-kwa=Un bicchiere d’acqua., il gatto=GAHT-to=Il gatto dorme.,
    il libro=LEE-bro=Leggo un libro., l’amico=a-MEE-ko=Parlo con un amico.,
    la stazione=sta-TSYO-neh=Dov’è la stazione?, mangiare=man-JAH-reh=Vado a mangiare.,
    grande=GRAN-deh=Una casa grande., grazie=GRA-tsyeh=Grazie mille.`),
  english: [
    'water=WAW-ter=A glass of water, please.',
    'the cat=kat=The cat is sleeping.',
    'the book=book=I am reading a book.',
    'the friend=frend=I talk to a friend.',
    'the station=STAY-shun=Where is the station?',
    'to eat=eet=I want to eat.',
    'big=big=A big house.',
    'thank you=thank yoo=Thank you very much.',
  ],
  portuguese: listed(`
    a água=AH-gwa=Um copo de água., o gato=GA-too=O gato dorme., o livro=LEE-vroo=Eu leio um livro.,
    o amigo=a-MEE-goo=Falo com um amigo., a estação=es-ta-SOWN=Onde fica a estação?,
    comer=ko-MER=Vou comer., grande=GRAN-jee=Uma casa grande., obrigado=o-bree-GA-doo=Muito obrigado.`),
  chinese: listed(`
    水=shuǐ=请给我水。, 猫=māo=有一只猫。, 书=shū=我看书。, 朋友=péngyou=我和朋友说话。, 车站=chēzhàn=车站在哪里？, 吃=chī=我吃苹果。, 大=dà=大房子。,
    谢谢=xièxie=谢谢你。`),
};
