import { entriesIn } from '../entry.ts';

export const TRAVEL = entriesIn(`
destination | Destination | Destinations | MapPin | place
destination, place to visit, travel destination, city guide, attraction, tourist attraction, landmark,
sight, point of interest, ~beach, ~hiking trail, ~trail, ~park, ~national park, spot, scenic spot, ~campsite, travel guide, location guide, ~historical site, ~hike
= Name*; Picture:image; Country*; Type*[City|Beach|Mountains|Countryside]; Best season[Spring|Summer|Autumn|Winter]; Daily budget:money; Rating:rating; Description:longText
Lisbon | lisbon tram | Portugal | City | Spring | 95 | 5 | Hills, tiles and late dinners.
Kyoto | kyoto temple | Japan | City | Autumn | 130 | 5 | Temples, gardens, quiet lanes.
Tulum | tropical beach | Mexico | Beach | Winter | 110 | 4 | White sand below old stones.
Zermatt | matterhorn | Switzerland | Mountains | Winter | 190 | 5 | Trains, peaks and cheese.
Amalfi Coast | coast village | Italy | Beach | Summer | 150 | 4 | Lemon terraces above the sea.
Lake District | lake hills | England | Countryside | Summer | 90 | 4 | Walks, rain, and good pubs.
Cusco | andes | Peru | Mountains | Autumn | 60 | 5 | The way to Machu Picchu.
Provence | lavender field | France | Countryside | Summer | 120 | 4 | Markets, lavender and rosé.

tour | Tour | Tours | Compass | goods
tour, trip package, travel package, guided tour, excursion, holiday package, vacation package, ~cruise,
~safari, adventure, experience, city tour, travel activity, leisure activity, travel experience, retreat, wellness retreat, yoga retreat
= Name*; Picture:image; Destination*; Days*:number; Price*:money; Difficulty[Easy|Moderate|Hard]; Departure:date; Places left:number; Description:longText-
Old town by night | old town night | Lisbon | 1 | 35 | Easy | D+4 | 8 | Lanterns, legends and a glass of ginjinha.
Temples and tea | kyoto temple | Kyoto | 3 | 420 | Easy | D+20 | 6 | A slow weekend with a tea master.
High route trek | mountain trail | Zermatt | 6 | 1150 | Hard | D+45 | 5 | Huts, glaciers and early starts.
Lemon coast by boat | coast boat | Amalfi Coast | 2 | 310 | Easy | D+15 | 10 | Swim stops included.
Inca trail | inca ruins | Cusco | 5 | 890 | Moderate | D+60 | 4 | Permits and porters arranged.
Cenotes and ruins | cenote | Tulum | 2 | 240 | Moderate | D+12 | 9 | Bring a towel.
Lakeland walking week | lake hills | Lake District | 7 | 760 | Moderate | D+33 | 7 | Twelve miles a day at most.
Market mornings | market stall | Provence | 4 | 540 | Easy | D+28 | 8 | Cook what you buy.

hotel | Hotel | Hotels | Hotel | place
hotel, accommodation, hostel, guesthouse, bed and breakfast, resort, lodging, vacation rental, holiday home, apartment rental, inn, airbnb, ~cabin, ~villa, ~lodge, ~cottage, ~chalet, homestay
= Name*; Picture:image; City*; Stars:rating; Price per night*:money; Amenities[[Wi-Fi|Breakfast|Pool|Parking|Spa]]; Rooms:number-; Description:longText-
Casa do Rio | riverside hotel | Lisbon | 4 | 128 | Wi-Fi,Breakfast | 32 | A tiled house by the river.
Maple Ryokan | japanese inn | Kyoto | 5 | 240 | Wi-Fi,Spa,Breakfast | 14 | Tatami rooms and a cedar bath.
Playa Azul | beach resort | Tulum | 4 | 165 | Pool,Breakfast,Parking | 48 | Hammocks and a long beach.
Alpenrose | alpine hotel | Zermatt | 5 | 310 | Spa,Breakfast,Wi-Fi | 40 | Ski in, fondue out.
Villa Limoncello | coast villa | Amalfi | 4 | 210 | Pool,Wi-Fi | 12 | Terraces above the bay.
The Fell Inn | country inn | Ambleside | 3 | 95 | Parking,Breakfast | 18 | Dogs and boots welcome.
Hostal Inti | courtyard hostel | Cusco | 3 | 45 | Wi-Fi,Breakfast | 26 | A sunny courtyard.
Mas des Oliviers | stone house | Gordes | 4 | 180 | Pool,Parking,Breakfast | 10 | Stone, shade, cicadas.

room | Room | Rooms | BedDouble | place
room, ~meeting room, conference room, ~study room, ~coworking desk, ~desk, workspace, ~hall, space,
venue room, ~court, ~tennis court, ~sports court, ~pitch, field slot, ~lane, studio space, table space,
~parking space, ~parking spot, ~lab, ~laboratory, ~facility, equipment booking, ~boat, ~bike, ~bicycle, ~scooter, ~sports facility, ~tennis courts, meeting rooms
= Name*; Picture:image; Type*[Small|Medium|Large]; Capacity*:number(people); Price:money; Equipment[[Wi-Fi|Screen|Whiteboard|Kitchen]]; Available:flag; Description:longText-
Oak | meeting room oak | Small | 4 | 25 | Wi-Fi,Screen | yes | A quiet room for four.
Birch | bright room | Small | 6 | 30 | Wi-Fi,Whiteboard | yes | Morning light.
Cedar | meeting room | Medium | 10 | 45 | Wi-Fi,Screen,Whiteboard | yes | The one everybody asks for.
Elm | lounge room | Medium | 12 | 50 | Screen,Kitchen | no | Sofas and a long table.
Linden | conference hall | Large | 30 | 120 | Wi-Fi,Screen,Kitchen | yes | Talks and small parties.
Willow | garden room | Large | 24 | 95 | Wi-Fi,Kitchen | yes | Doors to the garden.

parkingSpace | Parking space | Parking spaces | CircleParking | place
parking space, parking spot, parking bay
= Name*; Status[Free|Occupied|Reserved]; Notes:longText-
A-01 | Free |
A-02 | Free |
A-03 | Occupied | Next to the lift
A-04 | Occupied |
B-01 | Free | Charging point
B-02 | Free |
B-03 | Occupied |
B-04 | Free |

parkedVehicle | Vehicle | Vehicles | Car | goods
parked vehicle, registered vehicle, customer vehicle
= Plate number*!; Model; Owner*; Phone:phone-
BX 4821 | Volta E1 | Clara Jensen | +1 555 0171
KT 1190 | Northway Trail | Daniel Okafor | +1 555 0172
MR 7305 | Arden City | Mina Park | +1 555 0173
LO 2264 | Sora Hybrid | Oscar Lind | +1 555 0174
DF 9917 | Volta Van | Rosa Gallo | +1 555 0175
HN 5538 | Arden Estate | Hugo Martin | +1 555 0176

repairJob | Job | Jobs | Wrench | record
job card, workshop job card
= Work*; Vehicle->parkedVehicle; Mechanic; Status[Waiting|In repair|Done]; Ready on:date; Cost:money
Oil change | 1 | Marco Silva | Done | D-1 | 89
Front brake pads | 2 | Nadia Cole | In repair | D+0 | 240
Winter tyres | 3 | Marco Silva | Waiting | D+1 | 60
Clutch | 4 | Ravi Menon | In repair | D+2 | 680
Battery | 5 | Nadia Cole | Waiting | D+1 | 145
Yearly inspection | 6 | Ravi Menon | Done | D-3 | 119

parkingStay | Parking session | Parking sessions | Clock | record
parking session, parking stay
= Vehicle->parkedVehicle*; Space->parkingSpace*; Date*:date; Checked in*:time; Checked out:time; Hours:number(h); Fee:money
1 | 3 | D+0 | 08:10 | | |
2 | 4 | D+0 | 08:40 | | |
3 | 7 | D+0 | 09:05 | | |
4 | 1 | D-1 | 09:00 | 13:00 | 4 | 8
5 | 2 | D-1 | 10:15 | 12:15 | 2 | 4
6 | 5 | D-2 | 07:45 | 16:45 | 9 | 18

booking | Booking | Bookings | CalendarCheck | record
booking, reservation, room booking, rental booking, hotel booking, rental, tour booking, reserved slot,
class booking, court booking, ticket booking, travel booking, pick-up, pickup, pick-up request, collection request
= Name*; Date*:date; Time:time; People:number; Email*:email-; Phone:phone-; Notes:longText-; Status[Requested|Confirmed|Cancelled]
Clara Jensen | D+2 | 10:00 | 2 | clara@example.com | +1 555 0191 | | Confirmed
Daniel Okafor | D+3 | 14:00 | 4 | daniel@example.com | +1 555 0192 | Late arrival | Requested
Mina Park | D+5 | 09:00 | 1 | mina@example.com | +1 555 0193 | | Confirmed
Oscar Lind | D+7 | 16:00 | 2 | oscar@example.com | +1 555 0194 | | Requested
Rosa Gallo | D+9 | 11:00 | 3 | rosa@example.com | +1 555 0195 | Two children | Confirmed
Hugo Martin | D-2 | 15:00 | 2 | hugo@example.com | +1 555 0196 | | Cancelled

flight | Flight | Flights | Plane | record
flight, airline ticket, plane ticket, ~train, ~bus trip, ~train ticket, ~bus ticket, ~ferry, route, train schedule, flight information
= Number*!; From*; To*; Departure date*:date; Departure time:time; Duration:number(min); Price*:money; Class[Economy|Premium|Business]; Seats left:number
LM 204 | Boston | Lisbon | D+6 | 18:40 | 395 | 420 | Economy | 23
LM 118 | London | Kyoto | D+9 | 11:05 | 840 | 780 | Premium | 8
LM 331 | Berlin | Zurich | D+2 | 07:20 | 95 | 110 | Economy | 41
LM 412 | Madrid | Cusco | D+14 | 22:15 | 760 | 690 | Economy | 17
LM 087 | New York | Naples | D+11 | 20:30 | 520 | 560 | Business | 4
LM 255 | Toronto | Cancun | D+4 | 09:50 | 260 | 310 | Economy | 36
LM 166 | Paris | Marseille | D+1 | 13:10 | 80 | 75 | Economy | 52
LM 290 | Oslo | Manchester | D+8 | 15:35 | 130 | 140 | Premium | 12

trip | Trip | Trips | Luggage | content
trip, itinerary, journey, travel plan, trip plan, vacation plan, travel story, travel log, travel diary, road trip
= Title*; Picture:image; Destination*; Start date*:date; End date:date; Budget:money; Status[Idea|Booked|Done]; Notes:longText-
Spring in Lisbon | lisbon tram | Lisbon, Portugal | D+40 | D+45 | 900 | Booked | Tram 28 early in the morning.
Alps by train | mountain train | Switzerland | D+90 | D+100 | 2200 | Idea | Window seats on the left.
Beach week | tropical beach | Tulum, Mexico | D+150 | D+157 | 1500 | Idea |
Kyoto in autumn | kyoto temple | Kyoto, Japan | D-200 | D-190 | 2600 | Done | Go back for the gardens.
Lake weekend | lake hills | Lake District | D+12 | D+14 | 300 | Booked | Boots!
Christmas markets | christmas market | Vienna, Austria | D-320 | D-316 | 700 | Done |

vehicle | Car | Cars | Car | goods
car, vehicle, used car, rental car, automobile, ~motorcycle, ~truck, ~van, fleet vehicle, fleet, car listing, electric car, ~motorbike, ~taxi, ~caravan
= Model*; Picture:image; Brand*[Volta|Northway|Arden|Sora|Kestrel]; Year:number; Price*:money;
= Mileage:number(km); Fuel[Petrol|Diesel|Hybrid|Electric]; Transmission[Manual|Automatic]; Available:flag-; Description:longText-
Volta E1 | electric car | Volta | 2023 | 28900 | 12000 | Electric | Automatic | yes | Four hundred kilometres of range.
Northway Trail | suv | Northway | 2021 | 31500 | 34000 | Diesel | Automatic | yes | Tow bar and winter tyres.
Arden City | small car | Arden | 2020 | 11900 | 41000 | Petrol | Manual | yes | Fits every gap.
Sora Hybrid | sedan | Sora | 2022 | 24800 | 22000 | Hybrid | Automatic | no | Four litres per hundred.
Kestrel GT | sports car | Kestrel | 2019 | 46500 | 28000 | Petrol | Manual | yes | A weekend car, kept dry.
Volta Van | van | Volta | 2022 | 36400 | 18000 | Electric | Automatic | yes | Shelves included.
Arden Estate | estate car | Arden | 2018 | 13700 | 78000 | Diesel | Manual | yes | Full service history.
Sora Mini | small car | Sora | 2024 | 17900 | 3000 | Hybrid | Automatic | yes | Nearly new.

property | Property | Properties | House | goods
property, real estate listing, apartment, house, flat, home listing, real estate, property listing,
rental property, housing, home for sale, ~land, office space, house listing, unit, listing of houses, home
= Title*; Picture:image; Type*[Apartment|House|Studio|Villa]; City*; Price*:money; Bedrooms:number; Area:number(m²); Status[For sale|For rent|Sold]; Description:longText-
Bright loft by the canal | loft | Apartment | Boston | 485000 | 2 | 88 | For sale | Brick walls and tall windows.
Family house with garden | house garden | House | Denver | 640000 | 4 | 165 | For sale | A walnut tree and a workshop.
Compact studio near campus | studio flat | Studio | Seattle | 1450 | 1 | 32 | For rent | Ten minutes to the library.
Villa with sea view | villa sea | Villa | San Diego | 1890000 | 5 | 310 | For sale | Pool, terrace, sunset.
Penthouse on Main Street | penthouse | Apartment | Chicago | 3900 | 3 | 140 | For rent | Roof terrace, two parking places.
Terraced house in the old town | terraced house | House | Savannah | 415000 | 3 | 120 | Sold | Restored with care.
Garden apartment | garden flat | Apartment | Portland | 2100 | 2 | 76 | For rent | Pets welcome.
Cottage at the lake | cottage lake | House | Burlington | 375000 | 2 | 95 | For sale | A jetty of its own.

tenant | Tenant | Tenants | KeyRound | person
tenant, renter, lease, rental contract, rental agreement, lodger, homeowner, apartment resident
= Name*; Property->property; Email:email; Phone:phone-; Rent*:money; Lease start:date; Lease end:date; Status[Active|Notice given|Ended]
Hannah Berg | 3 | hannah@example.com | +1 555 0201 | 1450 | D-210 | D+155 | Active
Victor Almeida | 5 | victor@example.com | +1 555 0202 | 3900 | D-400 | D+330 | Active
Grace Kim | 7 | grace@example.com | +1 555 0203 | 2100 | D-90 | D+275 | Active
Tomas Dvorak | 3 | tomas@example.com | +1 555 0204 | 1380 | D-800 | D-70 | Ended
Fatima Zahra | 7 | fatima@example.com | +1 555 0205 | 2050 | D-600 | D+30 | Notice given
Ben Carter | 5 | ben@example.com | +1 555 0206 | 3750 | D-900 | D-170 | Ended

hotelRoom | Room | Rooms | BedDouble | place
guest room, bedroom for guests, hotel room, suite
= Name*; Picture:image; Type*[Single|Double|Suite|Family]; Price per night*:money; Beds:number; Guests:number; View[Garden|Sea|Courtyard]; Amenities[[Wi-Fi|Breakfast|Balcony|Bath]];
= Description:longText-
Lavender Single | single hotel room | Single | 79 | 1 | 1 | Courtyard | Wi-Fi,Breakfast | Quiet, with a writing desk.
Olive Double | double hotel room | Double | 119 | 1 | 2 | Garden | Wi-Fi,Breakfast,Bath | Wakes up with birds.
Harbour Double | hotel room sea | Double | 139 | 2 | 2 | Sea | Wi-Fi,Balcony | Ships at breakfast.
Lighthouse Suite | hotel suite | Suite | 229 | 1 | 2 | Sea | Wi-Fi,Breakfast,Balcony,Bath | Two rooms and a long sofa.
Orchard Family | family hotel room | Family | 169 | 3 | 4 | Garden | Wi-Fi,Breakfast | A bunk bed and a big one.
Courtyard Single | small hotel room | Single | 69 | 1 | 1 | Courtyard | Wi-Fi | Small and clever.
Meadow Family | family room | Family | 159 | 4 | 5 | Garden | Wi-Fi,Breakfast,Bath | Doors to the lawn.
Captain's Suite | luxury suite | Suite | 259 | 1 | 2 | Sea | Wi-Fi,Breakfast,Balcony,Bath | The whole bay.`);
