import { HOME_EXAMPLES } from './examples-home.data.ts';
import { LIFE_EXAMPLES } from './examples-life.data.ts';
import { TITLE_EXAMPLES } from './examples-titles.data.ts';
import { TOWN_EXAMPLES } from './examples-town.data.ts';
import { WORK_EXAMPLES } from './examples-work.data.ts';

/** What the rows of record shapes say, and texts that fill a field of any thing; in the same form as the labels. */
const SHAPE_EXAMPLES = `
Rabies|Raiva|Rabia|Tollwut|Rage
Distemper|Cinomose|Moquillo|Staupe|Maladie de Carré
Parvovirus|Parvovirose|Parvovirus|Parvovirose|Parvovirose
Leptospirosis|Leptospirose|Leptospirosis|Leptospirose|Leptospirose
Tetanus|Tétano|Tétanos|Tetanus|Tétanos
Influenza|Gripe|Gripe|Grippe|Grippe
Returned 6 days late|Devolvido com 6 dias de atraso|Devuelto 6 días tarde|6 Tage zu spät zurück|Rendu avec 6 jours de retard
Returned 2 days late|Devolvido com 2 dias de atraso|Devuelto 2 días tarde|2 Tage zu spät zurück|Rendu avec 2 jours de retard
Returned 11 days late|Devolvido com 11 dias de atraso|Devuelto 11 días tarde|11 Tage zu spät zurück|Rendu avec 11 jours de retard
Lost copy|Exemplar perdido|Ejemplar perdido|Exemplar verloren|Exemplaire perdu
Damaged cover|Capa danificada|Cubierta dañada|Einband beschädigt|Couverture abîmée
Pneumonia|Pneumonia|Neumonía|Lungenentzündung|Pneumonie
Hip surgery|Cirurgia do quadril|Operación de cadera|Hüftoperation|Opération de la hanche
Observation|Observação|Observación|Beobachtung|Observation
Broken arm|Braço quebrado|Brazo roto|Gebrochener Arm|Bras cassé
Appendicitis|Apendicite|Apendicitis|Blinddarmentzündung|Appendicite
Heart check|Exame do coração|Revisión del corazón|Herzuntersuchung|Contrôle cardiaque
Bed 101|Leito 101|Cama 101|Bett 101|Lit 101
Bed 102|Leito 102|Cama 102|Bett 102|Lit 102
Bed 103|Leito 103|Cama 103|Bett 103|Lit 103
Bed 201|Leito 201|Cama 201|Bett 201|Lit 201
Bed 202|Leito 202|Cama 202|Bett 202|Lit 202
Bed 203|Leito 203|Cama 203|Bett 203|Lit 203
Cardiology|Cardiologia|Cardiología|Kardiologie|Cardiologie
Surgery|Cirurgia|Cirugía|Chirurgie|Chirurgie
Paediatrics|Pediatria|Pediatría|Kinderstation|Pédiatrie
Maternity|Maternidade|Maternidad|Geburtsstation|Maternité
Neurology|Neurologia|Neurología|Neurologie|Neurologie
Intensive care|Terapia intensiva|Cuidados intensivos|Intensivstation|Soins intensifs
Mathematics|Matemática|Matemáticas|Mathematik|Mathématiques
English|Inglês|Inglés|Englisch|Anglais
Spanish|Espanhol|Español|Spanisch|Espagnol
German|Alemão|Alemán|Deutsch|Allemand
French|Francês|Francés|Französisch|Français
Portuguese|Português|Portugués|Portugiesisch|Portugais
Italian|Italiano|Italiano|Italienisch|Italien
Biology|Biologia|Biología|Biologie|Biologie
History|História|Historia|Geschichte|Histoire
Physics|Física|Física|Physik|Physique
Geography|Geografia|Geografía|Erdkunde|Géographie
Oil change|Troca de óleo|Cambio de aceite|Ölwechsel|Vidange
Brake pads|Pastilhas de freio|Pastillas de freno|Bremsbeläge|Plaquettes de frein
Timing belt|Correia dentada|Correa de distribución|Zahnriemen|Courroie de distribution
Clutch|Embreagem|Embrague|Kupplung|Embrayage
Air conditioning|Ar-condicionado|Aire acondicionado|Klimaanlage|Climatisation
Inspection|Inspeção|Inspección|Inspektion|Contrôle technique
Article 1001|Artigo 1001|Artículo 1001|Artikel 1001|Article 1001
Article 1002|Artigo 1002|Artículo 1002|Artikel 1002|Article 1002
Article 1003|Artigo 1003|Artículo 1003|Artikel 1003|Article 1003
Article 1004|Artigo 1004|Artículo 1004|Artikel 1004|Article 1004
Article 1005|Artigo 1005|Artículo 1005|Artikel 1005|Article 1005
Article 1006|Artigo 1006|Artículo 1006|Artikel 1006|Article 1006
Truck 1|Caminhão 1|Camión 1|Lkw 1|Camion 1
Truck 2|Caminhão 2|Camión 2|Lkw 2|Camion 2
Truck 3|Caminhão 3|Camión 3|Lkw 3|Camion 3
Truck 4|Caminhão 4|Camión 4|Lkw 4|Camion 4
Does not start|Não liga|No arranca|Startet nicht|Ne démarre pas
Battery is weak|Bateria fraca|Batería baja|Batterie schwach|Batterie faible
Strange noise|Barulho estranho|Ruido extraño|Seltsames Geräusch|Bruit étrange
Loose hinge|Dobradiça solta|Bisagra suelta|Scharnier locker|Charnière desserrée
Display flickers|Tela piscando|La pantalla parpadea|Anzeige flackert|L’écran clignote
Yearly check|Revisão anual|Revisión anual|Jährliche Prüfung|Contrôle annuel
Scratch on the side|Arranhão na lateral|Arañazo en el lateral|Kratzer an der Seite|Rayure sur le côté
Loose screw|Parafuso solto|Tornillo suelto|Lose Schraube|Vis desserrée
Cracked handle|Cabo rachado|Mango agrietado|Griff gesprungen|Poignée fendue
Leak|Vazamento|Fuga|Undichte Stelle|Fuite
Worn seat|Assento gasto|Asiento gastado|Sitz abgenutzt|Siège usé
Missing part|Peça faltando|Pieza que falta|Teil fehlt|Pièce manquante
January|Janeiro|Enero|Januar|Janvier
February|Fevereiro|Febrero|Februar|Février
March|Março|Marzo|März|Mars
April|Abril|Abril|April|Avril
May|Maio|Mayo|Mai|Mai
June|Junho|Junio|Juni|Juin
Noise at night|Barulho à noite|Ruido por la noche|Lärm in der Nacht|Bruit la nuit
Lift out of order|Elevador parado|Ascensor averiado|Aufzug defekt|Ascenseur en panne
Leaking tap|Torneira vazando|Grifo que gotea|Tropfender Hahn|Robinet qui fuit
Light in the hallway|Luz do corredor|Luz del pasillo|Licht im Flur|Lumière du couloir
Parking space|Vaga de garagem|Plaza de aparcamiento|Parkplatz|Place de parking
Broken lock|Fechadura quebrada|Cerradura rota|Schloss kaputt|Serrure cassée
Harbour Street 12|Rua do Porto 12|Calle del Puerto 12|Hafenstraße 12|12 rue du Port
Old Brewery|Antiga cervejaria|Antigua cervecería|Alte Brauerei|Ancienne brasserie
North Gate|Portão norte|Puerta norte|Nordtor|Porte nord
School extension|Ampliação da escola|Ampliación de la escuela|Anbau der Schule|Extension de l’école
Riverside 4|Beira-rio 4|Ribera 4|Am Fluss 4|4 quai de la Rivière
Mill Lane|Travessa do Moinho|Callejón del Molino|Mühlweg|Ruelle du Moulin
Elm Street|Rua do Olmo|Calle del Olmo|Ulmenstraße|Rue de l’Orme
Queen Street|Rua da Rainha|Calle de la Reina|Königinstraße|Rue de la Reine
Park Lane|Travessa do Parque|Callejón del Parque|Parkweg|Allée du Parc
Hill Road|Estrada da Colina|Camino de la Colina|Hügelstraße|Route de la Colline
Harbor Drive|Avenida do Porto|Paseo del Puerto|Hafenallee|Avenue du Port
Pine Street|Rua do Pinheiro|Calle del Pino|Kiefernstraße|Rue du Pin
12 Elm Street|Rua do Olmo 12|Calle del Olmo 12|Ulmenstraße 12|12 rue de l’Orme
12 Elm Street, Boston|Rua do Olmo 12, Boston|Calle del Olmo 12, Boston|Ulmenstraße 12, Boston|12 rue de l’Orme, Boston
7 Park Lane, London|Travessa do Parque 7, Londres|Callejón del Parque 7, Londres|Parkweg 7, London|7 allée du Parc, Londres
88 Queen Street, Toronto|Rua da Rainha 88, Toronto|Calle de la Reina 88, Toronto|Königinstraße 88, Toronto|88 rue de la Reine, Toronto
Rua do Sol 9, Lisbon|Rua do Sol 9, Lisboa|Rua do Sol 9, Lisboa|Rua do Sol 9, Lissabon|Rua do Sol 9, Lisbonne
Lindenweg 4, Berlin|Lindenweg 4, Berlim|Lindenweg 4, Berlín|Lindenweg 4, Berlin|Lindenweg 4, Berlin
Via Roma 8, Rome|Via Roma 8, Roma|Via Roma 8, Roma|Via Roma 8, Rom|Via Roma 8, Rome
Havnegade 1, Copenhagen|Havnegade 1, Copenhague|Havnegade 1, Copenhague|Havnegade 1, Kopenhagen|Havnegade 1, Copenhague
7 Park Lane|Travessa do Parque 7|Callejón del Parque 7|Parkweg 7|7 allée du Parc
88 Queen Street|Rua da Rainha 88|Calle de la Reina 88|Königinstraße 88|88 rue de la Reine
4 Hill Road|Estrada da Colina 4|Camino de la Colina 4|Hügelstraße 4|4 route de la Colline
33 Iron Street|Rua do Ferro 33|Calle del Hierro 33|Eisenstraße 33|33 rue du Fer
19 Harbor Drive|Avenida do Porto 19|Paseo del Puerto 19|Hafenallee 19|19 avenue du Port
51 Mill Lane|Travessa do Moinho 51|Callejón del Molino 51|Mühlweg 51|51 ruelle du Moulin
220 Pine Street|Rua do Pinheiro 220|Calle del Pino 220|Kiefernstraße 220|220 rue du Pin
1 Pier Road|Estrada do Cais 1|Camino del Muelle 1|Am Pier 1|1 route de la Jetée
Market Street|Rua do Mercado|Calle del Mercado|Marktstraße|Rue du Marché
17 Kiln Lane|Travessa do Forno 17|Callejón del Horno 17|Ofenweg 17|17 ruelle du Four
90 Book Street|Rua dos Livros 90|Calle de los Libros 90|Bücherstraße 90|90 rue des Livres
Standard|Padrão|Estándar|Standard|Standard
Extra|Extra|Extra|Extra|Extra
Special|Especial|Especial|Spezial|Spécial
Original|Original|Original|Original|Original
Selected|Selecionado|Seleccionado|Ausgewählt|Sélectionné
Mixed|Misto|Mixto|Gemischt|Mixte
Fresh|Fresco|Fresco|Frisch|Frais
Fine|Fino|Fino|Fein|Fin
Steel|Aço|Acero|Stahl|Acier
Cotton|Algodão|Algodón|Baumwolle|Coton
Wool|Lã|Lana|Wolle|Laine
Glass|Vidro|Vidrio|Glas|Verre
Clay|Argila|Arcilla|Ton|Argile
Room 1|Sala 1|Sala 1|Raum 1|Salle 1
Room 2|Sala 2|Sala 2|Raum 2|Salle 2
Hall|Salão|Salón|Halle|Grande salle
Poodle|Poodle|Caniche|Pudel|Caniche
English → German|Inglês → alemão|Inglés → alemán|Englisch → Deutsch|Anglais → allemand
Spanish → English|Espanhol → inglês|Español → inglés|Spanisch → Englisch|Espagnol → anglais
French → English|Francês → inglês|Francés → inglés|Französisch → Englisch|Français → anglais
German → Portuguese|Alemão → português|Alemán → portugués|Deutsch → Portugiesisch|Allemand → portugais
`;

export const EXAMPLES = [
  SHAPE_EXAMPLES,
  WORK_EXAMPLES,
  LIFE_EXAMPLES,
  HOME_EXAMPLES,
  TOWN_EXAMPLES,
  TITLE_EXAMPLES,
]
  .map((text) => text.trim())
  .join('\n');
